declare module '../../kernel/database/broadcast.ts' {
  interface BroadcastChannels {
    /** Skins, dictionaries or agreements were edited; the payload says which. */
    'settings.changed': string
  }
}
