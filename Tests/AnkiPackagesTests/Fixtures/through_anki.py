"""Imports PACKAGE twice into a new collection of PyPI's anki, exports it in both forms to FOLDER and says what Anki holds.

python through_anki.py PACKAGE FOLDER
"""

import json
import os
import sys
import tempfile

from anki.collection import Collection, ExportAnkiPackageOptions, ImportAnkiPackageOptions, ImportAnkiPackageRequest


def load(collection, package):
    options = ImportAnkiPackageOptions(with_scheduling=True, merge_notetypes=False)
    log = collection.import_anki_package(ImportAnkiPackageRequest(package_path=package, options=options)).log
    return {"new": len(log.new), "updated": len(log.updated), "duplicate": len(log.duplicate)}


def card(collection, key):
    card = collection.get_card(key)
    log = collection.db.all("SELECT id, ease, type FROM revlog WHERE cid = ? ORDER BY id", key)
    memory = card.memory_state
    return {
        "place": card.ord, "type": card.type, "queue": card.queue, "deck": collection.decks.name(card.did),
        "interval": card.ivl, "daysToGo": card.due - collection.sched.today if card.type == 2 else 0, "reps": card.reps,
        "lapses": card.lapses, "flag": card.user_flag(), "stability": memory.stability if memory else 0, "log": log,
        "question": card.question(), "answer": card.answer(),
    }


def main(package, folder):
    with tempfile.TemporaryDirectory() as home:
        collection = Collection(os.path.join(home, "collection.anki2"))
        first, second = load(collection, package), load(collection, package)
        notes = []
        for key in collection.find_notes(""):
            note = collection.get_note(key)
            notes.append({
                "guid": note.guid, "fields": note.fields, "tags": note.tags, "kind": note.note_type()["name"],
                "cards": [card(collection, key) for key in note.card_ids()],
            })
        for name, legacy in [("old", True), ("new", False)]:
            options = ExportAnkiPackageOptions(with_scheduling=True, with_media=True, legacy=legacy)
            collection.export_anki_package(out_path=os.path.join(folder, f"{name}.apkg"), options=options, limit=None)
        flaws, is_sound = collection.fix_integrity()
        print(json.dumps({"first": first, "second": second, "notes": notes, "flaws": flaws, "isSound": is_sound}))


main(*sys.argv[1:])
