export const orgLinks = {
  my: () => '/my',
}
