import type { Batch } from '@sands/contract/ops/batch.model'
import type { ImportOrder, ImportPreview } from '@sands/contract/org/import.model'
import writeExcelFile from 'write-excel-file/node'
import { batchEnded } from './batch.ts'
import type { Answer, Client } from './client.ts'

const PATH = '/sands-user/api/v1/manage/user/import/read'

/** Sends a file as a browser does. */
export async function sendImport(
  client: Client,
  content: string | Uint8Array<ArrayBuffer>,
  fileName = 'people.csv',
): Promise<Answer<ImportPreview>> {
  const response = await client.send(`${PATH}?${new URLSearchParams({ fileName })}`, {
    method: 'POST',
    body: content,
    headers: {
      'accept-language': 'en-us',
      'content-type': 'application/octet-stream',
      ...(client.token ? { authorization: `Bearer ${client.token}` } : {}),
    },
  })
  const envelope = (await response.json()) as Omit<Answer<ImportPreview>, 'status' | 'headers'>
  return { status: response.status, headers: response.headers, ...envelope }
}

export const startImport = (client: Client, { importId, columns }: ImportPreview, order: Partial<ImportOrder> = {}) =>
  client.call('POST /sands-user/api/v1/manage/user/import/start', {
    body: {
      importId,
      mapping: columns.map(({ field }) => field),
      existing: 'skip',
      createDepartments: false,
      dryRun: false,
      ...order,
    },
  })

/** Imports people from a file and returns the result. */
export async function importPeople(
  client: Client,
  content: string | Uint8Array<ArrayBuffer>,
  order: Partial<ImportOrder> = {},
): Promise<Batch> {
  const { data } = await sendImport(client, content)
  const started = await startImport(client, data, order)
  if (started.code !== 1) throw new Error(started.msg)
  return batchEnded(client, started.data.batchId)
}

/** A real XLSX file. */
export async function aSpreadsheet(rows: (string | number | null)[][]): Promise<Uint8Array<ArrayBuffer>> {
  const cells = rows.map((row) =>
    row.map((value) => (value === null ? null : { value, type: typeof value === 'number' ? Number : String })),
  )
  return new Uint8Array(await writeExcelFile(cells).toBuffer())
}
