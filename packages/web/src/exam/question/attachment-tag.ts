/** The tag of uploads for one question of an attempt. */
export const attachmentTag = (examRecordId: string, questionKey: string): string =>
  `exam.${examRecordId}.${questionKey}`
