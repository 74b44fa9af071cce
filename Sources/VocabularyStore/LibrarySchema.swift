internal import SQLiteKit

/// What makes a SQLite file a library.
enum LibrarySchema {
  /// "voca", in the file's header.
  static let applicationID: UInt32 = 0x766F_6361

  static let migrator = Migrator([
    Migration(name: "v1-library", sql: String(decoding: PackageResources.v1_library_sql, as: UTF8.self)),
    Migration(name: "v2-pronunciation", sql: String(decoding: PackageResources.v2_pronunciation_sql, as: UTF8.self)),
    Migration(name: "v3-import-marks", sql: String(decoding: PackageResources.v3_import_marks_sql, as: UTF8.self)),
    Migration(name: "v4-fast-trace", sql: String(decoding: PackageResources.v4_fast_trace_sql, as: UTF8.self)),
  ])

  static var version: Int { migrator.migrations.count }

  /// The tables whose changes can be taken back.
  static let recordedTables = ["deck", "entry", "card", "review", "setting"]
}
