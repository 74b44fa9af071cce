import Testing

/// The engine is one in a process, and sound servers take time: what uses them runs one after another.
@Suite(.serialized) enum SoundSuites {}
