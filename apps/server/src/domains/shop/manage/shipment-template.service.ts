import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import { SHIPMENT_FIELDS, shipmentHeading } from './shipment-fields.ts'

const TRY_AGAIN_S = 10
const EXAMPLE_TRACKING = 'SF1234567890123'

export interface ShipmentTemplates {
  file(viewer: Viewer): Promise<{ fileName: string; content: string }>
}

/** A file for tracking numbers to fill in, in the language of the reader. */
export function createShipmentTemplates(kernel: Kernel): ShipmentTemplates {
  const { config } = kernel
  const tables = createTableProcess(kernel)
  return {
    async file({ language }) {
      if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
      await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
      const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'template-'))
      try {
        const rows = createRowFile(join(folder, 'rows'))
        await rows.add([
          SHIPMENT_FIELDS.map((field) => shipmentHeading(field, language)),
          [errorText('shop.example_number', language), errorText('shop.example_carrier', language), EXAMPLE_TRACKING],
        ])
        await rows.end()
        const path = join(folder, 'template.xlsx')
        await tables.write({ sheets: [{ rowsPath: rows.path }], path })
        const content = (await readFile(path)).toString('base64')
        return { fileName: `${errorText('shop.file.shipments', language)}.xlsx`, content }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
