/** Where a player gets its bytes when they lie on the device: playlists as texts, all else as bytes. */
export interface OfflineSource {
  load(url: string): Promise<ArrayBuffer | string>
}
