import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { linkTarget } from '@sands/rules/link'
import sanitize from 'sanitize-html'

export interface CleanHtml {
  html: string
  /** The plain text, one line for each block. */
  text: string
  /** The file ids of its pictures, each once. */
  fileIds: FileId[]
}

const ALIGNED = ['p', 'h2', 'h3', 'h4', 'th', 'td']
const TAGS = [
  ...ALIGNED,
  ...['ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'u', 's', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'hr', 'br', 'pre', 'code'],
]
/** Tags of other editors and our tags with the same meaning. */
const SAME = { b: 'strong', i: 'em', strike: 's', del: 's', h1: 'h2', h5: 'h4', h6: 'h4' }
/**
 * Removed together with their content: elements without text, and elements that browsers parse by other rules than
 * HTML.
 */
const DROPPED = [
  ...['script', 'style', 'template', 'noscript', 'title', 'textarea', 'option', 'select', 'xmp', 'plaintext'],
  ...['iframe', 'object', 'embed', 'noembed', 'noframes', 'svg', 'math'],
]
const ALIGNMENTS = ['center', 'right', 'justify']
const FILE_ID = /^[1-9][0-9]{0,17}$/
const SPAN = /^([2-9]|[1-9][0-9])$/
/** Deeper elements lose their tags but keep their text. */
const MOST_NESTED = 30
/** A placeholder for the address of the company: only the form of a link is checked here. */
const ANY_ORIGIN = 'https://sands.invalid'
const BLOCK_END = /<(?:br|hr|img)[^>]*>|<\/(?:p|h[2-4]|li|blockquote|figcaption|tr|th|td|pre)>/g

/** Allows http, https, mailto, tel and paths of our own. Links that a browser might read differently are dropped. */
function linkOf(href: string | undefined): sanitize.Attributes {
  const link = href?.trim() ?? ''
  if (/^(mailto|tel):[^\s\p{Cc}<>"'\\]+$/iu.test(link)) return { href: link, rel: 'noopener nofollow' }
  const { kind } = linkTarget(link, ANY_ORIGIN)
  if (kind !== 'page' && kind !== 'screen') return {}
  const isOurs = link.startsWith('/')
  return { href: link, rel: 'noopener nofollow', ...(isOurs ? {} : { target: '_blank' }) }
}

function alignmentOf({ class: names = '', style = '' }: sanitize.Attributes): sanitize.Attributes {
  const styled = /(?:^|;)\s*text-align\s*:\s*([a-z]+)/i.exec(style)?.[1]?.toLowerCase()
  const alignment = ALIGNMENTS.find((name) => styled === name || names.split(/\s+/).includes(`align-${name}`))
  return alignment ? { class: `align-${alignment}` } : {}
}

const spansOf = (attribs: sanitize.Attributes): sanitize.Attributes =>
  Object.fromEntries(
    ['colspan', 'rowspan'].flatMap((name) => {
      const span = attribs[name]
      return span && SPAN.test(span) ? [[name, span]] : []
    }),
  )

/** No attribute is copied from the input: allowed attributes are written again from checked values. */
function attributesOf(tag: string, attribs: sanitize.Attributes): sanitize.Attributes {
  if (tag === 'a') return linkOf(attribs.href)
  if (tag === 'img') {
    const id = attribs['data-file-id'] ?? ''
    return FILE_ID.test(id) ? { 'data-file-id': id, alt: attribs.alt ?? '' } : {}
  }
  const spans = tag === 'td' || tag === 'th' ? spansOf(attribs) : {}
  return ALIGNED.includes(tag) ? { ...alignmentOf(attribs), ...spans } : {}
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: TAGS,
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['data-file-id', 'alt'],
    ...Object.fromEntries(ALIGNED.map((tag) => [tag, ['class', 'colspan', 'rowspan']])),
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  parseStyleAttributes: false,
  nonTextTags: DROPPED,
  nestingLimit: MOST_NESTED,
  transformTags: {
    '*': (tag, attribs) => {
      const tagName = Object.entries(SAME).find(([other]) => other === tag)?.[1] ?? tag
      return { tagName, attribs: attributesOf(tagName, attribs) }
    },
  },
  exclusiveFilter: ({ tag, attribs }) => {
    if (tag === 'img') return attribs['data-file-id'] === undefined
    return tag === 'a' && attribs.href === undefined ? 'excludeTag' : false
  },
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

const textOf = (html: string): string =>
  html
    .replace(BLOCK_END, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')

/** The file ids of the pictures in cleaned HTML, each once. */
export const picturesIn = (html: string): FileId[] => [
  ...new Set([...html.matchAll(/<img data-file-id="(\d+)"/g)].map(([, id = '']) => asId<FileId>(id))),
]

/**
 * Removes everything dangerous from HTML that people wrote: scripts, styles and pictures from other hosts. A picture is
 * one of our files, stored as `data-file-id` alone; see `presentHtml`.
 */
export function cleanHtml(dirty: string): CleanHtml {
  const html = sanitize(dirty, OPTIONS)
  return { html, text: textOf(html), fileIds: picturesIn(html) }
}
