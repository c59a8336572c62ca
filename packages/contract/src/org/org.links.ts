export const orgLinks = {
  my: () => '/my',
  profile: () => '/personCenter',
}
