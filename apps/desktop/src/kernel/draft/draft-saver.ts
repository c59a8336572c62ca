import { CallError } from '@sands/web/call/call'
import { randomId } from '@sands/web/device/random-id'
import { createStore } from '@sands/web/store/store'
import { isConflict } from '../conflict.ts'
import type { DraftSaver, KnownDraft, SaveRequest, SaverState, StoredDraft } from './draft-saver.model.ts'

/** The pause between the last change and the save. */
const PAUSE_MS = 800
/** The waits between retries while the server does not answer. */
const WAITS_MS = [3000, 6000, 12_000, 30_000]

interface Opening<Document, Draft extends KnownDraft> extends StoredDraft<Draft> {
  document: Document
  savedAt: number | null
  save: (request: SaveRequest<Document>) => Promise<Draft>
}

/** Stores a document while the person edits, one request at a time and each exactly once. */
export function createDraftSaver<Document, Draft extends KnownDraft>(
  opening: Opening<Document, Draft>,
): DraftSaver<Document, Draft> {
  const { draft, version, document, savedAt, save } = opening
  const state = createStore<SaverState<Draft>>({ status: 'saved', draft, version, savedAt, reason: '' })
  const put = (patch: Partial<SaverState<Draft>>) => state.set({ ...state.get(), ...patch })
  let newest = document
  /** Undefined while the server is known to store a document from somebody else. */
  let stored: Document | undefined = document
  /** A request that was sent without an answer. It is sent again unchanged before anything else. */
  let unanswered: SaveRequest<Document> | undefined
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let misses = 0
  let isHeld = true

  const isUnsaved = () => unanswered !== undefined || newest !== stored
  const later = (ms: number) => {
    clearTimeout(timer)
    if (isHeld) timer = setTimeout(() => void run(), ms)
  }

  async function send(): Promise<void> {
    const request = unanswered ?? { version: state.get().version, document: newest, idempotencyKey: randomId() }
    unanswered = request
    put({ status: 'saving' })
    try {
      const known = await save(request)
      // The editor has taken over another draft meanwhile, so this answer is ignored.
      if (unanswered !== request) return
      unanswered = undefined
      stored = request.document
      misses = 0
      put({
        draft: known,
        version: known.version,
        savedAt: Date.now(),
        reason: '',
        status: isUnsaved() ? 'waiting' : 'saved',
      })
    } catch (error) {
      if (unanswered === request) failed(error)
    }
  }

  function failed(error: unknown): void {
    if (!(error instanceof CallError)) throw error
    if (error.network) {
      put({ status: 'unanswered', reason: error.msg })
      later(WAITS_MS[Math.min(misses, WAITS_MS.length - 1)] ?? PAUSE_MS)
      misses += 1
      return
    }
    unanswered = undefined
    put(isConflict(error) ? { status: 'conflict', reason: error.msg } : { status: 'refused', reason: error.msg })
  }

  function run(): Promise<void> {
    clearTimeout(timer)
    running ??= send().finally(() => {
      running = undefined
      if (state.get().status === 'waiting') later(PAUSE_MS)
    })
    return running
  }

  async function flush(): Promise<Draft | undefined> {
    await running
    while (isUnsaved() && state.get().status !== 'conflict') {
      await run()
      if (state.get().status !== 'waiting') break
    }
    return isUnsaved() ? undefined : (state.get().draft ?? undefined)
  }

  return {
    state,
    flush,
    change(next) {
      newest = next
      const { status } = state.get()
      if (status === 'conflict') return
      if (!isUnsaved()) {
        clearTimeout(timer)
        return put({ status: 'saved' })
      }
      if (status === 'saving') return
      put({ status: 'waiting' })
      later(PAUSE_MS)
    },
    take({ draft: known, version: seen }, theirs) {
      clearTimeout(timer)
      unanswered = undefined
      newest = theirs
      stored = theirs
      put({ status: 'saved', draft: known, version: seen, savedAt: known && Date.now(), reason: '' })
    },
    overwrite({ draft: known, version: seen }) {
      unanswered = undefined
      stored = undefined
      put({ status: 'waiting', draft: known, version: seen, reason: '' })
      return flush()
    },
    hold() {
      isHeld = true
      return () => {
        isHeld = false
        if (state.get().status === 'waiting') void run()
        clearTimeout(timer)
      }
    },
  }
}
