import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '@sands/rules/language'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'

const TRY_AGAIN_S = 10

export interface MemberTemplates {
  file(viewer: Viewer): Promise<{ fileName: string; content: string }>
}

/** Whether a number is the example of the template, in whichever language it was downloaded. */
export const isExample = (number: string): boolean =>
  LANGUAGES.some((language) => number === errorText('training.example_number', language))

/** A file to fill in, in the language of the reader. */
export function createMemberTemplates(kernel: Kernel): MemberTemplates {
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
          [errorText('training.column.account', language), errorText('training.column.name', language)],
          [errorText('training.example_number', language), errorText('training.example_name', language)],
        ])
        await rows.end()
        const path = join(folder, 'template.xlsx')
        await tables.write({ sheets: [{ rowsPath: rows.path }], path })
        const content = (await readFile(path)).toString('base64')
        return { fileName: `${errorText('training.file.template', language)}.xlsx`, content }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  }
}
