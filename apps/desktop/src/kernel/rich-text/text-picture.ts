import type { FileId } from '@sands/contract/kernel/schema'
import { mergeAttributes, Node } from '@tiptap/react'

/** Where pictures are found by the ids of their files. Addresses end after a day, so that texts hold none of them. */
export type PictureSources = Map<string, string>

interface PictureOptions {
  sources: PictureSources
  /** Asks for the address of a picture that is not known here. */
  find: (fileId: FileId) => Promise<string | undefined>
}

/** Keeps the addresses that a text came with. */
export function rememberSources(sources: PictureSources, html: string): void {
  if (!html.includes('data-file-id')) return
  for (const image of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img[data-file-id]')) {
    const [id, src] = [image.getAttribute('data-file-id'), image.getAttribute('src')]
    if (id && src) sources.set(id, src)
  }
}

/** A picture of our own library in a text. Pictures from elsewhere are not taken over. */
export const TextPicture = Node.create<PictureOptions>({
  name: 'image',
  group: 'block',
  draggable: true,
  addOptions: () => ({ sources: new Map(), find: async () => undefined }),
  addAttributes: () => ({
    fileId: {
      parseHTML: (element) => element.getAttribute('data-file-id'),
      renderHTML: ({ fileId }) => ({ 'data-file-id': fileId }),
    },
    alt: { default: '', parseHTML: (element) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [{ tag: 'img[data-file-id]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', mergeAttributes(HTMLAttributes)],
  addNodeView() {
    const { sources, find } = this.options
    return ({ node }) => {
      const dom = document.createElement('img')
      const fileId: string = node.attrs.fileId
      dom.alt = node.attrs.alt
      const known = sources.get(fileId)
      if (known) dom.src = known
      else
        void find(fileId as FileId).then((src) => {
          if (!src) return
          sources.set(fileId, src)
          dom.src = src
        })
      return { dom }
    }
  },
})
