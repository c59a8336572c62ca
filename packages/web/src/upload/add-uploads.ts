import { type FileKind, roomFor, UPLOAD_RULES, type UploadPlace, type UploadPurpose } from '@sands/rules/upload'
import { randomId } from '../device/random-id.ts'
import { translate } from '../i18n/texts.ts'
import { fingerprintOf } from './hash/fingerprint.ts'
import { lookAt } from './purpose.ts'
import { runUpload } from './run-upload.ts'
import { startUploads } from './start-uploads.ts'
import { uploadStorage } from './storage.ts'
import { resumeUpload } from './upload-acts.ts'
import type { Resource, StoredUpload } from './upload-item.ts'
import {
  enter,
  entries,
  hold,
  itemOf,
  keep,
  list,
  scopeNow,
  show,
  stateOf,
  type UploadEntry,
} from './upload-registry.ts'

/**
 * Larger files are not copied into the browser: after the app was closed they have to be chosen again. Those of drafts
 * are copied as long as there is room, because a draft may wait for weeks.
 */
const LARGEST_STORED = 200 * 1024 * 1024

export interface Adding {
  /** The allowed purposes; the file name extension selects one. */
  purposes: readonly UploadPurpose[]
  /** Uploads to the library of the college, for its editors. */
  library?: boolean
  /** Where the files are attached, which limits their number, and the existing files. */
  place?: UploadPlace
  taken?: readonly FileKind[]
  /** How many more files are allowed at most. */
  room?: number | undefined
  /** What the files are for; see `StoredUpload`. */
  tag?: string | undefined
  /** Called at once with all files, in the order they were chosen. */
  onChosen?: ((files: readonly File[]) => void) | undefined
  /** Says which of the files it concerns: a file that the server already has may have another name there. */
  onMade?: ((made: Resource, file: File) => void) | undefined
}

const refuse = ({ name, size }: File, { purposes: among, tag }: Adding, reason: string): void =>
  list({
    id: randomId(),
    fileName: name,
    size,
    purpose: undefined,
    among,
    library: false,
    state: 'failed',
    sent: 0,
    speed: 0,
    reason,
    mayRetry: false,
    made: null,
    tag,
  })

/** Copies the file into the browser, so that the upload continues by itself after the app was closed. */
async function remember(entry: UploadEntry, file: Blob): Promise<void> {
  const { id, tag } = entry.stored
  const storage = await uploadStorage()
  if (file.size <= LARGEST_STORED || tag !== undefined) entry.isSafe = await storage.putFile(id, file)
  show(id, { isStored: entry.isSafe })
  // The upload finished before its copy was stored.
  if (!entries.has(id)) await storage.remove(id)
}

/** Choosing the same file again continues its upload. */
function join(entry: UploadEntry, file: File, onMade: UploadEntry['onMade']): void {
  const { id } = entry.stored
  entry.onMade = onMade ?? entry.onMade
  entry.file ??= file
  const state = stateOf(id)
  if (state === 'missing' || state === 'paused' || state === 'failed') resumeUpload(id)
}

async function addOne(
  file: File,
  purpose: UploadPurpose,
  { library = false, tag, onMade: tell }: Adding,
): Promise<void> {
  const scope = scopeNow()
  if (!scope) throw new Error('Only a signed-in person can upload')
  const fingerprint = await fingerprintOf(file)
  const onMade = tell && ((made: Resource) => tell(made, file))
  // A file with the same content but another name is listed under its own name.
  const same = [...entries.values()].find(
    ({ stored }) =>
      stored.fingerprint === fingerprint &&
      stored.fileName === file.name &&
      stored.purpose === purpose &&
      stored.library === library &&
      stored.tag === tag,
  )
  if (same) return join(same, file, onMade)
  const stored: StoredUpload = {
    id: randomId(),
    scope,
    fileName: file.name,
    size: file.size,
    fingerprint,
    purpose,
    library,
    ...(tag !== undefined && { tag }),
    mark: null,
    sent: 0,
    paused: false,
    createdAt: Date.now(),
  }
  const entry = enter(stored, { file, onMade })
  list(itemOf(stored, 'waiting'))
  hold(stored.id, (leave) => {
    entry.leave = leave
  })
  void keep(entry).then(() => remember(entry, file))
  void runUpload(entry)
}

/** Uploads the chosen files at once. A refused file is listed with the reason; the others are uploaded. */
export async function addUploads(files: readonly File[], adding: Adding): Promise<void> {
  adding.onChosen?.(files)
  await startUploads()
  const { purposes, place = 'general', room = Number.POSITIVE_INFINITY, taken = [] } = adding
  const there = [...taken]
  for (const file of files) {
    const { purpose, refusal } = lookAt(file, purposes)
    if (refusal !== undefined) {
      refuse(file, adding, refusal)
      continue
    }
    const { kind } = UPLOAD_RULES[purpose]
    if (Math.min(roomFor(place, kind, there), room + taken.length - there.length) < 1)
      refuse(file, adding, translate('media.upload_too_many'))
    else {
      there.push(kind)
      await addOne(file, purpose, adding).catch(() => refuse(file, adding, translate('media.upload_unreadable')))
    }
  }
}
