import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { IMPORT_FORMATS, QuestionTemplate } from '@sands/contract/exam/bank.calls'
import { MAX_OPTIONS } from '@sands/rules/exam/question'
import type { Language } from '@sands/rules/language'
import { errorText, fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { createRowFile } from '../../../kernel/spreadsheet/row-file.ts'
import { createTableProcess } from '../../../kernel/spreadsheet/table-process.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { uploadFolder } from '../../media/index.ts'
import { tableCells, tableHeading } from './question-table.codec.ts'
import { readQuestionText } from './question-text.codec.ts'

type Format = (typeof IMPORT_FORMATS)[number]

export interface QuestionTemplates {
  file(viewer: Viewer, format: Format): Promise<QuestionTemplate>
}

const TRY_AGAIN_S = 10
/** Without it, spreadsheet programs and old editors read Chinese in another encoding. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Files to fill in. Both have the same examples: those of the text, in the language of the reader. */
export function createQuestionTemplates(kernel: Kernel): QuestionTemplates {
  const { config } = kernel
  const tables = createTableProcess(kernel)

  async function table(language: Language): Promise<Buffer> {
    if (tables.isFull()) throw fail('kernel.too_many_requests', { seconds: TRY_AGAIN_S })
    await mkdir(uploadFolder(config.dataDir), { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(join(uploadFolder(config.dataDir), 'template-'))
    try {
      const examples = readQuestionText(errorText('exam.import_sample', language))
      const columns = Math.max(...examples.map(({ options }) => options.length))
      const rows = createRowFile(join(folder, 'rows'))
      await rows.add([
        tableHeading(Math.min(columns, MAX_OPTIONS), language),
        ...examples.map((raw) => tableCells(raw, Math.min(columns, MAX_OPTIONS))),
      ])
      await rows.end()
      const path = join(folder, 'template.xlsx')
      await tables.write({ sheets: [{ rowsPath: rows.path }], path })
      return await readFile(path)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  return {
    async file({ language }, format) {
      const text = `${BYTE_ORDER_MARK}${errorText('exam.import_sample', language)}\n`
      const content = format === 'xlsx' ? await table(language) : Buffer.from(text.replaceAll('\n', '\r\n'))
      return {
        fileName: `${errorText('exam.file.template', language)}.${format}`,
        content: content.toString('base64'),
      }
    },
  }
}
