export const pointsLinks = {
  points: () => '/integral',
}
