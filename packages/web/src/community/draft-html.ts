/** What the editor of the phone writes. The server cleans it again and decides. */
const SAME: Readonly<Record<string, string>> = {
  ...{ P: 'p', DIV: 'p', H1: 'h2', H2: 'h2', H3: 'h3', H4: 'h4', BLOCKQUOTE: 'blockquote' },
  ...{ UL: 'ul', OL: 'ol', LI: 'li', B: 'strong', STRONG: 'strong', I: 'em', EM: 'em', BR: 'br' },
}
const DROPPED = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'NOSCRIPT', 'TEXTAREA'])
const FILE_ID = /^[1-9][0-9]{0,17}$/

function copyPicture(picture: Element, into: Document): Node[] {
  const id = picture.getAttribute('data-file-id') ?? ''
  if (!FILE_ID.test(id)) return []
  const copy = into.createElement('img')
  copy.setAttribute('data-file-id', id)
  copy.setAttribute('alt', picture.getAttribute('alt') ?? '')
  const address = picture.getAttribute('src') ?? ''
  if (/^(https?:\/\/|\/(?!\/))/.test(address)) copy.setAttribute('src', address)
  return [copy]
}

function copyOf(node: Node, into: Document): Node[] {
  if (node.nodeType === 3) return [into.createTextNode(node.textContent ?? '')]
  if (node.nodeType !== 1) return []
  const element = node as Element
  if (DROPPED.has(element.tagName)) return []
  if (element.tagName === 'IMG') return copyPicture(element, into)
  const inside = [...element.childNodes].flatMap((child) => copyOf(child, into))
  const tag = SAME[element.tagName]
  if (!tag) return inside
  const copy = into.createElement(tag)
  copy.append(...inside)
  return [copy]
}

/** Writes the HTML again from allowed elements only: nothing of the input is taken over as it is. */
export function cleanDraftHtml(html: string): string {
  const source = new DOMParser().parseFromString(html, 'text/html')
  const target = document.implementation.createHTMLDocument('')
  for (const child of source.body.childNodes) target.body.append(...copyOf(child, target))
  return target.body.innerHTML
}

/** The plain text, for the rules of publishing. */
export const draftText = (html: string): string =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()
