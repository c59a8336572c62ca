import { fromBufferPromise } from 'yauzl'

const FILES_MOST = 20
const BYTES_MOST = 64 * 1024 * 1024
const COLUMNS = {
  ...{ tradeNo: '商户订单号', kind: '业务类型', amount: '订单金额（元）', refundNo: '退款批次号/请求号' },
} as const
const PAYMENT = '交易'
const REFUND = '退款'

/** A payment, or a refund if it has the number of one. */
interface AlipayLine {
  tradeNo: string
  yuan: string
  refundNo?: string
}

/** Values are padded with tabs. */
const valuesOf = (line: string): string[] => line.split(',').map((value) => value.trim())

/**
 * The payments and refunds of one file of a statement. Files with other columns, such as the sums, have none. Names of
 * goods are not quoted, so a comma in one of them moves the values behind it. Refunds are written below zero.
 */
export function readAlipayLines(csv: string): AlipayLine[] {
  const lines = csv.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.startsWith('#'))
  const names = valuesOf(lines[0] ?? '')
  const [tradeNo, kind, amount] = [COLUMNS.tradeNo, COLUMNS.kind, COLUMNS.amount].map((name) => names.indexOf(name))
  if (tradeNo === undefined || kind === undefined || amount === undefined) return []
  if (tradeNo < 0 || kind < 0 || amount < 0) return []
  const number = names.indexOf(COLUMNS.refundNo)
  return lines.slice(1).flatMap((line) => {
    const values = valuesOf(line)
    if (values.length < names.length) return []
    const after = (place: number) => values[place > kind ? place + values.length - names.length : place] ?? ''
    const paid = { tradeNo: values[tradeNo] ?? '', yuan: after(amount).replace(/^-/, '') }
    if (values[kind] === PAYMENT) return [paid]
    const refundNo = number < 0 ? '' : after(number)
    return values[kind] === REFUND && refundNo ? [{ ...paid, refundNo }] : []
  })
}

/** A statement is an archive of tables in the encoding GBK, also their names, so that they are told apart by columns. */
export async function readAlipayStatement(archive: Buffer): Promise<AlipayLine[]> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, decodeStrings: false })
  if (zip.entryCount > FILES_MOST) throw new Error('the statement has too many files')
  const found: AlipayLine[] = []
  let left = BYTES_MOST
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = []
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      left -= chunk.length
      if (left < 0) throw new Error('the statement is too large')
      chunks.push(chunk)
    }
    found.push(...readAlipayLines(new TextDecoder('gbk').decode(Buffer.concat(chunks))))
  }
  return found
}
