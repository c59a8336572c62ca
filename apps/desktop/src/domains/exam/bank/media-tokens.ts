const PLAYABLE = /<(audio|video) data-file-id="([1-9][0-9]{0,17})"[^>]*>\s*<\/\1>/g
const TOKEN = /(?:<p>)?\[\[(audio|video):([1-9][0-9]{0,17})\]\](?:<\/p>)?/g

export const tokenOf = (kind: 'audio' | 'video', fileId: string): string => `[[${kind}:${fileId}]]`

/** Sound and video as the text editor shows them: a line such as [[video:12]]. */
export const toTokens = (html: string): string =>
  html.replace(PLAYABLE, (_, kind: string, id: string) => `<p>[[${kind}:${id}]]</p>`)

export const fromTokens = (html: string): string =>
  html.replace(TOKEN, (_, kind: string, id: string) => `<${kind} data-file-id="${id}"></${kind}>`)
