import { idIn } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture, Resource } from '@sands/contract/media/media.model'
import { cleanHtml, picturesIn } from '../../../kernel/html/clean-html.ts'
import { presentHtml } from '../../../kernel/html/present-html.ts'

const BLANK = /<span data-blank="([A-Za-z0-9-]{1,40})">\s*<\/span>/g
const PLAYABLE = /<(audio|video) data-file-id="([1-9][0-9]{0,17})"[^>]*>\s*<\/\1>/g
/** Characters of the private use area: nobody types them, and the cleaner keeps them. */
const MARK = '\uE000'
const END = '\uE001'
const MARKS = /[\uE000\uE001]/g
const MARKED = new RegExp(`${MARK}(blank|audio|video):([A-Za-z0-9-]{1,40})${END}`, 'g')

/** Cleans the HTML of a question. Blanks, sound and video of the media library stay. */
export function cleanQuestionHtml(dirty: string): string {
  const marked = dirty
    .replace(MARKS, '')
    .replace(BLANK, `${MARK}blank:$1${END}`)
    .replace(PLAYABLE, `${MARK}$1:$2${END}`)
  return cleanHtml(marked).html.replace(MARKED, (_, kind: string, name: string) =>
    kind === 'blank' ? `<span data-blank="${name}"></span>` : `<${kind} data-file-id="${name}"></${kind}>`,
  )
}

/** The words, with underscores for blanks, on one line. */
export const wordsOf = (html: string): string =>
  cleanHtml(html.replace(BLANK, '____').replace(PLAYABLE, '')).text.replace(/\s+/g, ' ').trim()

export interface FileInHtml {
  id: FileId
  kind: 'image' | 'audio' | 'video'
}

export const filesInHtml = (html: string): FileInHtml[] => [
  ...picturesIn(html).map((id) => ({ id, kind: 'image' as const })),
  ...[...html.matchAll(PLAYABLE)].flatMap(([, kind, text]) => {
    const id = idIn<'file'>(text)
    return id ? [{ id, kind: kind === 'audio' ? ('audio' as const) : ('video' as const) }] : []
  }),
]

export interface ShownFiles {
  pictures: ReadonlyMap<FileId, Picture>
  resources: ReadonlyMap<FileId, Resource>
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Adds the current addresses of pictures, sound and video, and leaves out deleted files. */
export const presentQuestionHtml = (html: string, { pictures, resources }: ShownFiles): string =>
  presentHtml(html, pictures).replace(PLAYABLE, (_, kind: string, id: FileId) => {
    const file = resources.get(id)
    if (!file) return ''
    const hls = file.playable ? ` data-hls="${escaped(file.playable.hlsUrl)}"` : ''
    const poster = kind === 'video' && file.coverUrl ? ` poster="${escaped(file.coverUrl)}"` : ''
    return `<${kind} data-file-id="${id}" src="${escaped(file.url)}"${hls}${poster} controls preload="none"></${kind}>`
  })
