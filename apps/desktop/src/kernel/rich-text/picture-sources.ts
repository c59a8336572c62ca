/** Where pictures are found by the ids of their files. Addresses end after a day, so that texts hold none of them. */
export type PictureSources = Map<string, string>

/** Keeps the addresses that a text came with. */
export function rememberSources(sources: PictureSources, html: string): void {
  if (!html.includes('data-file-id')) return
  for (const image of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img[data-file-id]')) {
    const [id, src] = [image.getAttribute('data-file-id'), image.getAttribute('src')]
    if (id && src) sources.set(id, src)
  }
}

/** A text as it is written here: pictures by the ids of their files alone. */
export const withoutSources = (html: string): string =>
  html.replace(
    /<img data-file-id="(\d+)"( alt="[^"]*")?[^>]*>/g,
    (_, id: string, alt = ' alt=""') => `<img data-file-id="${id}"${alt}>`,
  )

/** A text to be looked at: pictures with their addresses, as far as those are known. */
export const withSources = (html: string, sources: PictureSources): string =>
  html.replace(/<img data-file-id="(\d+)"/g, (image, id: string) => {
    const src = sources.get(id)
    return src ? `${image} src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : image
  })
