import type { BenchRun } from '../bench.ts'
import { headersOf, serveBarePage } from './bare-page.ts'
import type { ShownPicture } from './shown-picture.ts'

interface Ours {
  page: string
  script: string
  picture: ShownPicture
}

/** A minimal React page that shows one of our pictures in all its sizes, exactly as our app shows it. */
export async function serveBarePicturePage(run: BenchRun, { page, script, picture }: Ours): Promise<string> {
  const files = new Map<string, { content: Buffer; headers: Record<string, string> }>()
  const copied = async (url: string): Promise<string> => {
    const path = `/pictures/${files.size}`
    const answer = await fetch(new URL(url, page))
    const headers = { ...(await headersOf(answer.url)), 'content-type': answer.headers.get('content-type') ?? '' }
    files.set(path, { content: Buffer.from(await answer.arrayBuffer()), headers })
    return path
  }
  const sizes: string[] = []
  for (const candidate of picture.srcSet.split(', ').filter((text) => text !== '')) {
    const [url = '', width = ''] = candidate.split(' ')
    sizes.push(`${await copied(url)} ${width}`)
  }
  const shown: ShownPicture = { ...picture, src: await copied(picture.src), srcSet: sizes.join(', ') }
  return serveBarePage(
    run,
    { page, script },
    { root: 'bare-picture-page', define: { PICTURE: JSON.stringify(shown) }, files },
  )
}
