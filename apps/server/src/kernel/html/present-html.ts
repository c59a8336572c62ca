import type { FileId } from '@sands/contract/kernel/schema'
import type { Picture } from '@sands/contract/media/media.model'

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')

/** Prepares cleaned HTML for display: adds the current addresses of pictures and leaves out deleted ones. */
export const presentHtml = (html: string, pictures: ReadonlyMap<FileId, Picture>): string =>
  html.replace(/<img data-file-id="(\d+)"( alt="[^"]*")? \/>/g, (_, id: FileId, alt: string | undefined) => {
    const picture = pictures.get(id)
    if (!picture) return ''
    const { url, width, height, sizes } = picture
    const srcset = sizes.map((size) => `${size.url} ${size.width}w`).join(', ')
    const shapes = srcset ? ` srcset="${escaped(srcset)}" sizes="100vw"` : ''
    return `<img data-file-id="${id}"${alt ?? ' alt=""'} src="${escaped(url)}"${shapes} width="${width}" height="${height}" loading="lazy" />`
  })
