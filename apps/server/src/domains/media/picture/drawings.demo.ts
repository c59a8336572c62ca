import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MadePicture } from './picture.codec.ts'
import type { Pictures } from './pictures.service.ts'

export interface Drawing {
  made: MadePicture
  folder: string
}

export interface Drawings {
  /** The result of a drawing that may be finished, in progress or new. A drawing is drawn only once. */
  get(svg: string): Promise<Drawing>
  /** Ends the drawing process, and resolves when nothing is written any more. */
  stop(): Promise<void>
}

interface DrawingsOptions {
  pictures: Pictures
  /** The folder for the results. */
  room: string
  /** Drawn in this order in the background, one at a time, so that another drawing need not wait for all of them. */
  ahead: readonly string[]
}

export function createDrawings({ pictures, room, ahead }: DrawingsOptions): Drawings {
  const drawn = new Map<string, Promise<Drawing>>()
  let stopped = false

  async function draw(name: string, svg: string): Promise<Drawing> {
    const folder = join(room, name)
    await mkdir(folder)
    await writeFile(join(folder, 'drawing'), svg)
    return { folder, made: await pictures.make({ path: join(folder, 'drawing'), type: 'svg', folder }) }
  }

  function get(svg: string): Promise<Drawing> {
    const name = createHash('sha256').update(svg).digest('hex')
    const drawing = drawn.get(name) ?? draw(name, svg)
    drawn.set(name, drawing)
    return drawing
  }

  async function drawAhead(): Promise<void> {
    for (const svg of ahead) {
      if (stopped) return
      // An error is reported where the drawing is used.
      await get(svg).catch(() => undefined)
    }
  }

  const background = drawAhead()
  return {
    get,
    stop() {
      stopped = true
      pictures.close()
      return background
    },
  }
}
