/**
 * The document process: untrusted documents are parsed only here, so that a
 * malicious one cannot harm the server. See `reading.service.ts`.
 */
import { flushCompileCache } from 'node:module'
import { isMainThread, parentPort, Worker } from 'node:worker_threads'
import type { FailReason } from '@sands/rules/upload'
import type { Variant } from '../media.tables.ts'
import { DocumentProblem } from './document.codec.ts'

export interface DocumentWork {
  kind: 'pdf' | 'office'
  path: string
  /** The folder for the cover. */
  folder: string
  /** Seconds of processor time, so that a busy machine does not shorten it. */
  workLimit?: number
}

export interface ReadDocument {
  text: string
  /** Undefined for an office file. */
  pages?: number
}

/** The text is sent before the cover is drawn: if drawing crashes the process, the document can still be read. */
export type DocumentAnswer = { read: ReadDocument } | { cover: Variant } | { problem: FailReason } | { end: true }

const MAX_HEAP_MB = 768
const MAX_MEMORY = 1280 * 1024 * 1024
const WORK_LIMIT_S = 120
const WATCH_MS = 100

async function readPdf({ path, folder }: DocumentWork, tell: (answer: DocumentAnswer) => void): Promise<void> {
  const { drawCover, openPdf, textOfPdf } = await import('./pdf.codec.ts')
  const pdf = await openPdf(path)
  tell({ read: { pages: pdf.numPages, text: await textOfPdf(pdf) } })
  // Without a canvas for this machine there is no cover.
  const cover = await drawCover(pdf, folder).catch(() => undefined)
  if (cover) tell({ cover })
}

async function work(order: DocumentWork, tell: (answer: DocumentAnswer) => void): Promise<void> {
  try {
    if (order.kind === 'pdf') await readPdf(order, tell)
    else tell({ read: { text: await (await import('./office.codec.ts')).readOffice(order.path) } })
    // Whoever gets the end kills this process, which would otherwise store its compiled code when it exits.
    flushCompileCache()
    tell({ end: true })
  } catch (error) {
    tell({ problem: error instanceof DocumentProblem ? error.reason : 'unreadable' })
  }
}

/** Parsing blocks its thread, so this thread stays free to watch and end it. */
function watch(): void {
  const stop = (answer: DocumentAnswer) => process.send?.(answer, () => process.exit(0))
  const reader = new Worker(new URL(import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB } })
  reader.on('message', (answer: DocumentAnswer) => process.send?.(answer))
  reader.on('error', () => stop({ problem: 'crashed' }))
  let workLimit = WORK_LIMIT_S
  process.on('message', (order: DocumentWork) => {
    workLimit = order.workLimit ?? workLimit
    reader.postMessage(order)
  })
  process.on('disconnect', () => process.exit(0))
  setInterval(() => {
    const { user, system } = process.cpuUsage()
    if (user + system > workLimit * 1_000_000) stop({ problem: 'stalled' })
    else if (process.memoryUsage.rss() > MAX_MEMORY) stop({ problem: 'crashed' })
  }, WATCH_MS)
}

if (isMainThread) watch()
else parentPort?.on('message', (order: DocumentWork) => void work(order, (answer) => parentPort?.postMessage(answer)))
