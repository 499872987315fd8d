//! Tables for a club.
