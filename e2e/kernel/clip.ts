import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { signIn } from '../../apps/server/src/testing/client.ts'
import { type ClipOptions, makeClip } from '../../apps/server/src/testing/clips.ts'
import { sendWhole } from '../../apps/server/src/testing/resumable.ts'
import type { Resource } from '../../packages/contract/src/media/media.model.ts'

const READY_WITHIN_MS = 180_000
const LOOK_MS = 500

export interface ClipWanted extends ClipOptions {
  fileName: string
  userName?: string
}

/** A film of the media library: made here, uploaded as a person does, and made ready by the server itself. */
export async function aReadyVideo(
  url: string,
  { fileName, userName = 'admin', ...clip }: ClipWanted,
): Promise<Resource> {
  const folder = await mkdtemp(join(tmpdir(), 'sands-clip-'))
  try {
    const path = join(folder, 'clip.mp4')
    await makeClip(path, clip)
    const person = await signIn(url, userName)
    const sent = await sendWhole(person, await readFile(path), { purpose: 'video', fileName, library: true })
    if (sent.code !== 1) throw new Error(`${fileName} was not taken: ${sent.msg}`)
    for (let waited = 0; waited < READY_WITHIN_MS; waited += LOOK_MS) {
      const { data } = await person.call('GET /sands-system/api/v1/system/resource/get', {
        query: { id: sent.data.id },
      })
      if (data.status === 4) throw new Error(`${fileName} could not be made: ${data.failReason}`)
      if (data.status === 3) return data
      await sleep(LOOK_MS)
    }
    throw new Error(`${fileName} was not ready in time`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
