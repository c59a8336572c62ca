/** What a provider reports later about a message that it had taken. */
export interface ProviderReport {
  providerId: string
  /** The address does not exist; otherwise only this message was not delivered. */
  isHard: boolean
  detail: string
}

const MOST = 500
/** How Tencent Cloud and the networks behind it name a number that nobody has. */
const NO_NUMBER = /空号|not exist|unassigned|invalid number/i
/** Nobody has the mailbox, or it is disabled (RFC 3463). 5.1.7 and 5.1.8 are about the sender. */
const NO_MAILBOX = /^5\.(?:1\.(?:[0-6]|10)|2\.1)$/

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Status reports of text messages: https://cloud.tencent.com/document/product/382/37809. */
export function readSmsReports(body: string): ProviderReport[] {
  let told: unknown
  try {
    told = JSON.parse(body)
  } catch {
    return []
  }
  if (!Array.isArray(told)) return []
  return told.slice(0, MOST).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { sid, report_status, errmsg, description } = each as Record<string, unknown>
    if (!textOf(sid) || report_status !== 'FAIL') return []
    const said = `${textOf(errmsg)} ${textOf(description)}`
    // The description may contain the number.
    return [{ providerId: textOf(sid), isHard: NO_NUMBER.test(said), detail: textOf(errmsg).slice(0, 60) }]
  })
}

/** A delivery status notification (RFC 3464), as a mail server sends it back with the head of the message. */
export function readMailReport(body: string): ProviderReport[] {
  const status = /^Status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(body)?.[1] ?? ''
  const messageId = /<sands-\d+@[^>\s]+>/.exec(body)?.[0]
  if (!messageId || !/^Action:\s*failed/im.test(body) || !status.startsWith('5.')) return []
  return [{ providerId: messageId, isHard: NO_MAILBOX.test(status), detail: status }]
}
