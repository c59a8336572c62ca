const withId = (path: string, id: string) => `${path}?id=${encodeURIComponent(id)}`

export const mediaLinks = {
  /** Plays video and audio. */
  video: (id: string) => withId('/previewVideo', id),
  document: (id: string) => withId('/preview/pdf', id),
  downloads: () => '/downloads',
}
