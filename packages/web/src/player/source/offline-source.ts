/** The local source of a player: playlists as text, everything else as bytes. */
export interface OfflineSource {
  load(url: string): Promise<ArrayBuffer | string>
}
