import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../../apps/server/src/testing/client.ts'
import { type ClipOptions, makeClip } from '../../apps/server/src/testing/files/clips.ts'
import { sendWhole } from '../../apps/server/src/testing/resumable.ts'
import type { Resource } from '../../packages/contract/src/media/media.model.ts'

const READY_WITHIN_MS = 600_000
const LOOK_MS = 300
/** As a telephone: nobody listens, and encoding a sound takes most of the time of making a clip. */
const SAMPLES = 8000

export interface ClipWanted extends ClipOptions {
  fileName: string
  userName?: string
}

async function aReadyFile(
  url: string,
  { fileName, userName = 'admin', ...clip }: ClipWanted,
  { ending, purpose }: { ending: string; purpose: 'video' | 'audio' },
): Promise<Resource> {
  const folder = await mkdtemp(join(tmpdir(), 'sands-clip-'))
  try {
    const path = join(folder, `clip.${ending}`)
    await makeClip(path, { sampleRate: SAMPLES, ...clip })
    const person = await signIn(url, userName)
    const library = userName === 'admin'
    const sent = await sendWhole(person, await readFile(path), { purpose, fileName, library })
    if (sent.code !== 1) throw new Error(`${fileName} was refused: ${sent.msg}`)
    for (let waited = 0; waited < READY_WITHIN_MS; waited += LOOK_MS) {
      const { data } = await person.call('GET /sands-system/api/v1/system/resource/get', {
        query: { id: sent.data.id },
      })
      if (data.status === 4) throw new Error(`the preparation of ${fileName} failed: ${data.failReason}`)
      if (data.status === 3) return data
      await sleep(LOOK_MS)
    }
    throw new Error(`${fileName} was not ready in time`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A video of the administrator in the media library: created here, uploaded as a person does, and prepared by the
 * server.
 */
export const aReadyVideo = (url: string, clip: ClipWanted): Promise<Resource> =>
  aReadyFile(url, clip, { ending: 'mp4', purpose: 'video' })

export const aReadySound = (url: string, clip: Omit<ClipWanted, 'width' | 'height'>): Promise<Resource> =>
  aReadyFile(url, { ...clip, width: 0, height: 0 }, { ending: 'm4a', purpose: 'audio' })
