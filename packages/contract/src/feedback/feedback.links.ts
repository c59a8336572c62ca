export const feedbackLinks = {
  feedback: () => '/feedback',
  mine: () => '/feedback?tab=mine',
  ceo: () => '/ceo',
  ceoMessages: (box: 'sent' | 'received') => `/ceo?tab=${box}`,
  ceoDetail: (id: string) => `/CeoDetail?id=${encodeURIComponent(id)}`,
}
