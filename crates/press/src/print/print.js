'use strict'
{
  /** Sets the font size of a box, in tenths of a point. */
  const resize = (box, size) => box.style.setProperty('--size', `${size / 10}pt`)

  /** Gives each box the largest size that fits. All boxes are measured at once, so that few layouts are needed. */
  const enlarge = (boxes, smallest, largest, fits) => {
    const ranges = boxes.map(() => [smallest, largest + 1])
    while (ranges.some(([good, bad]) => bad - good > 1)) {
      const tried = ranges.map(([good, bad]) => Math.floor((good + bad) / 2))
      boxes.forEach((box, at) => resize(box, tried[at]))
      boxes.map(fits).forEach((fit, at) => (ranges[at][fit ? 0 : 1] = tried[at]))
    }
    boxes.forEach((box, at) => resize(box, ranges[at][0]))
  }

  const fitsCard = (card) => {
    const text = card.firstElementChild
    return text.scrollHeight <= text.clientHeight && text.scrollWidth <= text.clientWidth
  }

  /** Fills the first page's columns; the rest goes to the second page. */
  const fitsSheet = (sheet) => {
    const [first, second] = sheet.querySelectorAll('.columns')
    first.append(...second.children)
    const items = [...first.children]
    const edge = first.getBoundingClientRect().right + 0.5
    let kept = items.findIndex((item) => item.getBoundingClientRect().right > edge)
    if (kept < 0) kept = items.length
    while (kept > 0 && items[kept - 1].matches('.with-next')) kept -= 1
    second.append(...items.slice(kept))
    const inside = (box) => box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight
    return [first, second, ...sheet.querySelectorAll('.paper')].every(inside)
  }

  /** Writes page numbers into the table of contents: columns the size of pages break where pages do. */
  const numberContents = (book) => {
    book.classList.add('measured')
    const { left, width } = book.getBoundingClientRect()
    for (const number of book.querySelectorAll('.at')) {
      const chapter = document.getElementById(number.dataset.of).firstElementChild
      number.textContent = 1 + Math.round((chapter.getBoundingClientRect().left - left) / width)
    }
    book.classList.remove('measured')
  }

  const fit = () => {
    // Text is fitted to the paper, even on screens that are too small to show it.
    const paper = document.getElementById('paper')
    const { media } = paper
    paper.media = 'all'
    enlarge([...document.querySelectorAll('.card')], 40, 84, fitsCard)
    const sheets = [...document.querySelectorAll('.sheet')]
    enlarge(sheets, 40, 84, fitsSheet)
    sheets.forEach(fitsSheet)
    document.querySelectorAll('.book').forEach(numberContents)
    paper.media = media
    document.documentElement.dataset.fitted = 'true'
  }

  // Fonts are loaded once text is laid out with them.
  document.body.getBoundingClientRect()
  document.fonts.ready.then(fit)
  const button = document.getElementById('print')
  button.hidden = false
  button.addEventListener('click', () => window.print())
}
