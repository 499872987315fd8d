//! Everything people read, in Russian, Danish, English and Japanese.
