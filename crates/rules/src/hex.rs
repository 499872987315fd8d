//! Hexadecimal encoding of hashes and seeds.

/// Returns the bytes as lower-case hexadecimal digits.
///
/// ```
/// assert_eq!(hanchan_rules::hex::encode(&[0x0f, 0xa0]), "0fa0");
/// ```
pub fn encode(bytes: &[u8]) -> String {
    let digit = |four: u8| char::from_digit(u32::from(four), 16).unwrap_or('0');
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

/// Parses exactly `2 * N` hexadecimal digits, upper or lower case.
///
/// ```
/// use hanchan_rules::hex::decode;
///
/// assert_eq!(decode("0fA0"), Some([0x0f, 0xa0]));
/// assert_eq!(decode::<2>("0fa"), None);
/// assert_eq!(decode::<2>("+fa0"), None);
/// ```
pub fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
        for &digit in pair {
            *byte = *byte << 4 | char::from(digit).to_digit(16)? as u8;
        }
    }
    Some(bytes)
}
