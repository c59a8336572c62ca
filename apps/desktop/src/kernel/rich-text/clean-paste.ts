import { type PastedPictures, readPictures } from './paste-pictures.ts'
import { readTables } from './paste-tables.ts'

/** Elements and comments that Word adds to the clipboard for its own use. */
const LEFTOVERS = new Set(['STYLE', 'SCRIPT', 'META', 'LINK', 'TITLE', 'XML'])
const isLeftover = ({ tagName }: Element) => LEFTOVERS.has(tagName) || tagName.includes(':')
const LEVELS: Readonly<Record<string, string>> = { H1: 'h2', H5: 'h4', H6: 'h4' }
/** The marker before the text of a list entry: a bullet, or a number or letter with punctuation. */
const MARKER = /^[\s\u00a0]*(?:[·•▪◦‣o§Øü\-–—]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)、])[\s\u00a0]+/iu
const NUMBERED = /^[\s\u00a0]*\(?(?:\d|[a-z][.)、]|[ivx]{1,5}[.)、])/iu

const isListEntry = (element: Element): boolean =>
  /\bMsoList/.test(element.className) || /mso-list:\s*(?!none|ignore)/i.test(element.getAttribute('style') ?? '')

/** Word writes lists as paragraphs that start with a dot or a number. */
function listOf(entries: readonly Element[], document: Document): Element {
  const list = document.createElement(NUMBERED.test(entries[0]?.textContent ?? '') ? 'ol' : 'ul')
  for (const entry of entries) {
    for (const marker of entry.querySelectorAll('[style*="mso-list:Ignore" i]')) marker.remove()
    const item = document.createElement('li')
    const words = document.createElement('p')
    words.append(...entry.childNodes)
    const first = document.createTreeWalker(words, NodeFilter.SHOW_TEXT).nextNode()
    if (first instanceof Text) first.data = first.data.replace(MARKER, '')
    item.append(words)
    list.append(item)
  }
  return list
}

function gatherLists(body: HTMLElement): void {
  let entries: Element[] = []
  const close = (before: Element | null) => {
    const parent = entries[0]?.parentElement
    if (!parent) return
    const list = listOf(entries, body.ownerDocument)
    parent.insertBefore(list, before)
    for (const entry of entries) entry.remove()
    entries = []
  }
  for (const paragraph of [...body.querySelectorAll('p')]) {
    if (!isListEntry(paragraph)) continue
    const last = entries.at(-1)
    if (last && last.nextElementSibling !== paragraph) close(last.nextElementSibling)
    entries.push(paragraph)
  }
  close(entries.at(-1)?.nextElementSibling ?? null)
}

/** Rows can be pasted without their table; without one, the parser would drop the cells and keep only their text. */
const withTable = (html: string): string =>
  /<table[\s>]/i.test(html)
    ? html
    : html.replace(/<(tbody|thead|tr|td|th)[\s>][\s\S]*<\/(tbody|thead|tr|td|th)>/i, '<table>$&</table>')

export interface Paste extends PastedPictures {
  html: string
}

/**
 * Cleans content copied from Word or a web page down to what our texts support. The editor's own rules parse the
 * result.
 */
export function cleanPaste(dirty: string, options = { noPictures: false }): Paste {
  const html = withTable(dirty.replaceAll(/<!--[\s\S]*?-->|<!\[[^\]]*\]>/g, ''))
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  gatherLists(body)
  for (const element of [...body.querySelectorAll('*')].filter(isLeftover)) element.remove()
  for (const heading of body.querySelectorAll('h1, h5, h6')) {
    const ours = body.ownerDocument.createElement(LEVELS[heading.tagName] ?? 'h2')
    ours.append(...heading.childNodes)
    heading.replaceWith(ours)
  }
  const pictures = readPictures(body, options)
  readTables(body)
  for (const element of body.querySelectorAll('*')) {
    element.removeAttribute('class')
    // Web pages write bold and underline as styles, which the editor reads. Only styles that come from Word are
    // removed.
    if (/mso-/i.test(element.getAttribute('style') ?? '')) element.removeAttribute('style')
  }
  return { html: body.innerHTML, ...pictures }
}
