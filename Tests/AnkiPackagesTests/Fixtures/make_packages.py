"""Makes old.apkg, new.apkg and new.colpkg in this folder with PyPI's anki: pip install anki; python make_packages.py

All three hold the same small collection, whose content was written for these tests.
"""

import os
import tempfile

from anki.collection import Collection, ExportAnkiPackageOptions

FOLDER = os.path.dirname(os.path.abspath(__file__))
DAY = 86_400
# 2026-03-02 10:00:00 UTC
START = 1_772_445_600


def add(collection, kind, deck, tags, **fields):
    note = collection.new_note(collection.models.by_name(kind))
    for name, value in fields.items():
        note[name.replace("_", " ")] = value
    note.tags = tags
    collection.add_note(note, collection.decks.id(deck))
    return note


def vocabulary_type(collection):
    models = collection.models
    kind = models.new("Japanese")
    for name in ["Sentence", "Expression", "Reading", "English", "Audio", "Ärger"]:
        models.add_field(kind, models.new_field(name))
    template = models.new_template("Listen")
    template["qfmt"], template["afmt"] = "{{Audio}}", "{{Expression}}"
    models.add_template(kind, template)
    template = models.new_template("Write")
    template["qfmt"], template["afmt"] = "{{English}}{{#Sentence}}{{type:Expression}}{{/Sentence}}", "{{Expression}}"
    models.add_template(kind, template)
    models.add(kind)


def review(collection, card, days, ease, kind, **columns):
    """A line of the review log, `days` after the start."""
    line = {"ivl": 1, "lastIvl": -600, "factor": 0 if kind == 0 else 2500, "time": 4000, **columns}
    key = int((START + days * DAY) * 1000) + collection.db.scalar("SELECT count() FROM revlog")
    collection.db.execute(
        "INSERT INTO revlog VALUES (?, ?, -1, ?, ?, ?, ?, ?, ?)", key, card.id, ease, line["ivl"], line["lastIvl"],
        line["factor"], line["time"], kind)


def schedule(collection, card, **columns):
    for name, value in columns.items():
        collection.db.execute(f"UPDATE cards SET {name} = ? WHERE id = ?", value, card.id)


def fill(collection):
    vocabulary_type(collection)
    hund = add(collection, "Basic", "German::Animals", ["noun", "étude"], Front="der <b>Hund</b>", Back="dog<br>hound; cur")
    card = hund.cards()[0]
    for days, ease, kind in [(0, 3, 0), (0.01, 3, 0), (1, 3, 1), (4, 1, 1), (4.01, 3, 2), (6, 4, 1)]:
        review(collection, card, days, ease, kind)
    # A line that is no answer, and one of a filtered deck that left the schedule alone.
    review(collection, card, 7, 0, 5)
    review(collection, card, 8, 3, 3, factor=0)
    schedule(collection, card, type=2, queue=2, due=30, ivl=12, factor=2350, reps=6, lapses=1)

    katze = add(collection, "Basic (and reversed card)", "German", [], Front="die Katze &amp; Kater [sound:katze.mp3]", Back="cat")
    for card in katze.cards():
        schedule(collection, card, queue=-1)
    review(collection, katze.cards()[0], 2, 3, 0)
    review(collection, katze.cards()[1], 3, 2, 0)

    maus = add(collection, "Basic", "German", [], Front="die Maus", Back="mouse")
    # Made new again, then learned anew.
    for days, ease, kind, columns in [(0, 3, 0, {}), (1, 1, 1, {}), (2, 0, 4, {"factor": 0}), (3, 2, 0, {})]:
        review(collection, maus.cards()[0], days, ease, kind, **columns)
    schedule(collection, maus.cards()[0], flags=2)

    # A schedule without a log: 40 days, last reviewed on the tenth day.
    vogel = add(collection, "Basic", "German", [], Front="der Vogel", Back="bird")
    schedule(collection, vogel.cards()[0], type=2, queue=2, due=50, ivl=40, factor=2500, reps=5)

    add(collection, "Basic (type in the answer)", "German", [], Front="horse", Back="das Pferd")
    add(collection, "Cloze", "Sentences", ["x::y"],
        Text="The {{c1::dog::animal}} barks at {{c2::the {{c3::old}} cat}} {again}.", Back_Extra="Der Hund bellt.")
    add(collection, "Cloze", "Sentences", [], Text="{{c1::Nothing}} is said of this.")
    add(collection, "Japanese", "日本語", [], Sentence="毎日 漢字[かんじ]を 書[か]く。", Expression="漢字[かんじ]",
        Reading="漢字[かんじ]", English="Chinese character", Audio="[sound:kanji.mp3]")
    add(collection, "Basic", "Odd", [], Front="<img src=dog.jpg>", Back="only a picture")

    filtered = collection.decks.new_filtered("Cram")
    deck = collection.decks.get(filtered)
    deck["terms"][0][0] = "Pferd"
    collection.decks.save(deck)
    collection.sched.rebuild_filtered_deck(filtered)
    # Day 0 of the schedules above; the start of a day, at four in the morning.
    collection.db.execute("UPDATE col SET crt = ?", START - 6 * 3600)
    with open(os.path.join(collection.media.dir(), "katze.mp3"), "wb") as file:
        file.write(b"no sound")


def main():
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(os.path.join(folder, "collection.anki2"))
        fill(collection)
        for name, legacy in [("old", True), ("new", False)]:
            options = ExportAnkiPackageOptions(
                with_scheduling=True, with_deck_configs=True, with_media=True, legacy=legacy)
            collection.export_anki_package(out_path=os.path.join(FOLDER, f"{name}.apkg"), options=options, limit=None)
        collection.export_collection_package(os.path.join(FOLDER, "new.colpkg"), include_media=True, legacy=False)


main()
