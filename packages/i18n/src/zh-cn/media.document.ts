export const mediaDocumentTexts = {
  'media.document': '文档',
}
