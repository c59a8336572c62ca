import { open, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { LibreOfficeConfig } from '../../../kernel/config.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainWorkshop } from '../../../kernel/workshop.ts'
import type { Variant } from '../media.tables.ts'
import { type Preparation, type Prepared, PrepareProblem, type Preparer } from '../prepare/preparer.kind.ts'
import { usualEnding } from '../upload/ending.codec.ts'
import { type Converter, canIsolate, createConverter } from './converter.service.ts'
import { type Reading, readDocument } from './reading.service.ts'

const PDF = 'application/pdf'
const CONVERTED = 60
const ZIP = 'PK'
/** Office stores a document with a password in a file of the old format, with a stream of this name. */
const LOCKED = Buffer.from('EncryptedPackage', 'utf16le')
const LOOKED_THROUGH = 1024 * 1024

const coverOf = ({ cover }: Reading): Variant[] => (cover ? [cover] : [])
const pagesOf = ({ pages }: Reading) => (pages === undefined ? {} : { pages })

/**
 * Reads the start and the end of a file: in an old office file the directory can be anywhere, and a file with a
 * password contains little else.
 */
async function beginning(path: string): Promise<{ packed: boolean; locked: boolean }> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const length = Math.min(size, LOOKED_THROUGH)
    const both = await Promise.all(
      [0, size - length].map((position) => file.read(Buffer.alloc(length), 0, length, position)),
    )
    const packed = both[0]?.buffer.toString('latin1', 0, ZIP.length) === ZIP
    return { packed, locked: !packed && both.some(({ buffer }) => buffer.includes(LOCKED)) }
  } finally {
    await file.close()
  }
}

/**
 * Prepares documents for reading: counts pages, extracts text, and
 * turns office files into PDF when a converter exists.
 */
export function createDocumentPreparer(converter: Converter | undefined, priority = plainWorkshop.priority): Preparer {
  async function preparePdf({ path, folder, signal }: Preparation): Promise<Prepared> {
    const reading = await readDocument({ kind: 'pdf', path, folder }, { signal, priority })
    return { variants: coverOf(reading), text: reading.text, ...pagesOf(reading) }
  }

  async function prepareOffice({ row, path, folder, progress, signal }: Preparation): Promise<Prepared> {
    const { packed, locked } = await beginning(path)
    if (locked) throw new PrepareProblem('encrypted')
    const words = packed ? await readDocument({ kind: 'office', path, folder }, { signal, priority }) : { text: '' }
    if (!converter) return { variants: [], text: words.text }
    await converter.toPdf({ path, ending: usualEnding(row.contentType), folder, signal })
    progress(CONVERTED)
    const pdf = join(folder, 'pdf')
    const reading = await readDocument({ kind: 'pdf', path: pdf, folder }, { signal, priority })
    const made: Variant = { name: 'pdf', width: 0, height: 0, bytes: (await stat(pdf)).size, contentType: PDF }
    return { variants: [made, ...coverOf(reading)], text: words.text || reading.text, ...pagesOf(reading) }
  }

  return { prepare: (work) => (work.row.contentType === PDF ? preparePdf(work) : prepareOffice(work)) }
}

/** The LibreOffice that may be used. What people upload is opened by it, so it runs without isolation only when that is allowed. */
export function usableOffice(
  { config, log }: Pick<Kernel, 'config' | 'log'>,
  isolated: () => boolean = canIsolate,
): LibreOfficeConfig | undefined {
  const { libreOffice } = config
  if (!libreOffice || isolated()) return libreOffice
  if (libreOffice.unisolated) log.warn('LibreOffice runs without isolation: documents can reach the network')
  else
    log.warn('LibreOffice is off: this system cannot isolate it from the network; LIBREOFFICE_UNISOLATED=1 allows that')
  return libreOffice.unisolated ? libreOffice : undefined
}

export function documentPreparer({ config, log, workshop }: Pick<Kernel, 'config' | 'log' | 'workshop'>): Preparer {
  const libreOffice = usableOffice({ config, log })
  if (libreOffice) log.info({ program: libreOffice.program }, 'office files are converted to PDF with LibreOffice')
  else log.info('LibreOffice was not found: office files can only be downloaded')
  return createDocumentPreparer(libreOffice && createConverter(libreOffice, workshop.priority), workshop.priority)
}
