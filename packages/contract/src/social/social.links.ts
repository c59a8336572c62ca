export const socialLinks = {
  collections: () => '/myCollect',
}
