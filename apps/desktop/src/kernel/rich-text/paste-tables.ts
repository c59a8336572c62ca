/** Our texts have no tables: a row becomes a line, with this separator between its cells. */
const BETWEEN = '|'
/** Elements that do not fit into a line. Web pages and mails also use layout tables around them. */
const STRUCTURE = 'h1, h2, h3, h4, h5, h6, ul, ol, blockquote, pre, hr, table'
const PARAGRAPHS = 'p, div'
const BLOCKS = `${PARAGRAPHS}, br, address, article, aside, center, dd, dl, dt, figcaption, figure, footer, header, main, section`

/** Undefined where a cell from a row above spans down. */
type Place = Element | undefined
/** A cell and the number of rows below that it still spans. */
interface Reach {
  column: number
  width: number
  rows: number
}

const spanOf = (cell: Element, name: 'colspan' | 'rowspan'): number => Math.max(1, Number(cell.getAttribute(name)) || 1)
const hasWords = (cell: Place): boolean => /\S/.test(cell?.textContent ?? '')

function placesOf(rows: readonly Element[]): Place[][] {
  let reaching: Reach[] = []
  return rows.map((row) => {
    const places: Place[] = []
    const started: Reach[] = []
    let column = 0
    const pass = () => {
      for (const above of reaching) {
        if (above.column !== column) continue
        places.push(undefined)
        column += above.width
      }
    }
    for (const cell of [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH')) {
      pass()
      const width = spanOf(cell, 'colspan')
      places.push(cell)
      started.push({ column, width, rows: spanOf(cell, 'rowspan') })
      column += width
    }
    pass()
    reaching = [...reaching, ...started]
      .map((cell) => ({ ...cell, rows: cell.rows - 1 }))
      .filter(({ rows: left }) => left > 0)
      .sort((one, other) => one.column - other.column)
    return places
  })
}

function trimFirst(texts: readonly Text[], trim: (words: string) => string): void {
  for (const text of texts) {
    text.data = trim(text.data)
    if (text.data) return
  }
}

/** Puts the text of a cell with its marks into one line. */
function flatten(cell: Element): void {
  for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(' ', ...block.childNodes, ' ')
  cell.normalize()
  const walker = cell.ownerDocument.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  for (const text of texts) text.data = text.data.replace(/\s+/g, ' ')
  trimFirst(texts, (words) => words.trimStart())
  trimFirst(texts.toReversed(), (words) => words.trimEnd())
}

function lineOf(places: readonly Place[], document: Document): Element {
  const line = document.createElement('p')
  for (const [at, cell] of places.entries()) {
    if (at > 0) line.append(line.hasChildNodes() ? ` ${BETWEEN}` : BETWEEN)
    if (!cell || !hasWords(cell)) continue
    if (line.hasChildNodes()) line.append(' ')
    flatten(cell)
    line.append(...cell.childNodes)
  }
  line.normalize()
  return line
}

const needsBlocks = (cells: readonly Element[]): boolean =>
  cells.some((cell) => cell.querySelector(STRUCTURE)) ||
  (cells.length === 1 && cells.some((cell) => cell.querySelectorAll(PARAGRAPHS).length > 1))

function blockOf(cell: Element): Element {
  const block = cell.ownerDocument.createElement('div')
  block.append(...cell.childNodes)
  return block
}

function readTable(table: Element): Element[] {
  const document = table.ownerDocument
  const caption = [...table.children].find(({ tagName }) => tagName === 'CAPTION')
  const rows = placesOf([...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table))
  // An empty column at the edge is only layout and is dropped.
  const firsts = rows.map((places) => places.findIndex(hasWords)).filter((at) => at >= 0)
  const edge = firsts.reduce((least, at) => Math.min(least, at), Number.POSITIVE_INFINITY)
  const lines = rows.flatMap((places) => {
    const cells = places.filter((cell) => cell !== undefined)
    if (needsBlocks(cells)) return cells.filter((cell) => hasWords(cell) || cell.querySelector('img')).map(blockOf)
    const pictures = cells.flatMap((cell) => [...cell.querySelectorAll('img')])
    for (const picture of pictures) picture.remove()
    const worded = places.slice(edge, places.findLastIndex(hasWords) + 1)
    return worded.length > 0 ? [lineOf(worded, document), ...pictures] : pictures
  })
  return caption && hasWords(caption) ? [lineOf([caption], document), ...lines] : lines
}

/** Turns tables into lines. Nested tables are read after the outer table, at their new place. */
export function readTables(body: Element): void {
  for (const table of body.querySelectorAll('table')) {
    // Lines are inserted one by one, because a sheet can have more rows than a call accepts arguments.
    for (const line of readTable(table)) table.before(line)
    table.remove()
  }
}

/** A text with tables from elsewhere, converted so that it can be edited here. */
export function withoutTables(html: string): string {
  if (!/<table[\s>]/i.test(html)) return html
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  readTables(body)
  return body.innerHTML
}
