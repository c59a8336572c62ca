import type { Host } from '../host/host.ts'

export type Orientation = 'portrait' | 'landscape' | 'auto'

/** What a link looks like when a person passes the page on. */
export interface ShareCard {
  title: string
  text: string
  link: string
  picture: string
}

export interface FileToSave {
  url: string
  fileName: string
  mime: string
}

/** A payment as the wallet of the host wants it. */
export type WalletPayment = Readonly<Record<string, string>>

/**
 * The app around the page: a browser, a chat app, or the native shell. Screens know this interface and no host. What a
 * host cannot do is missing in `can`, and screens do not offer it.
 */
export interface HostAdapter {
  readonly name: Host
  readonly can: Readonly<Record<'scan' | 'share' | 'passOn' | 'close' | 'pay' | 'download' | 'orientation', boolean>>
  setTitle(title: string): Promise<void>
  /** Leaves the page for good. */
  close(): Promise<void>
  /** The text of a code, or null when the person gave up. */
  scan(): Promise<string | null>
  /** Sets what the host passes on when the person shares this page. */
  share(card: ShareCard): Promise<void>
  /** Opens the host's own sheet, on which the person chooses whom to send the card to. */
  passOn(card: ShareCard): Promise<void>
  pay(payment: WalletPayment): Promise<void>
  download(file: FileToSave): Promise<void>
  setOrientation(mode: Orientation): Promise<void>
  /** As the host spells it. */
  language(): Promise<string | undefined>
  toast(text: string): Promise<void>
}
