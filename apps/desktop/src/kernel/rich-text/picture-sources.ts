/** Picture addresses by file id. Addresses expire after a day, so texts do not store them. */
export type PictureSources = Map<string, string>

/** Remembers the picture addresses in a text. */
export function rememberSources(sources: PictureSources, html: string): void {
  if (!html.includes('data-file-id')) return
  for (const image of new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img[data-file-id]')) {
    const [id, src] = [image.getAttribute('data-file-id'), image.getAttribute('src')]
    if (id && src) sources.set(id, src)
  }
}

/** The text as it is stored: pictures have file ids and no addresses. */
export const withoutSources = (html: string): string =>
  html.replace(
    /<img data-file-id="(\d+)"( alt="[^"]*")?[^>]*>/g,
    (_, id: string, alt = ' alt=""') => `<img data-file-id="${id}"${alt}>`,
  )

/** The text for display: pictures have their addresses, where known. */
export const withSources = (html: string, sources: PictureSources): string =>
  html.replace(/<img data-file-id="(\d+)"/g, (image, id: string) => {
    const src = sources.get(id)
    return src ? `${image} src="${src.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"` : image
  })
