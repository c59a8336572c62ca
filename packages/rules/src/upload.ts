/** What a file is for decides what may come and how large it may be. */
export const UPLOAD_PURPOSES = ['avatar', 'picture', 'cover', 'image'] as const
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number]

/** Pictures that people may upload, by content. The web's own modern formats are what we make of them. */
export const PICTURE_TYPES = ['jpg', 'jpeg', 'gif', 'png', 'bmp'] as const

const MB = 1024 * 1024
export const UPLOAD_LIMITS: Readonly<Record<UploadPurpose, number>> = {
  avatar: 20 * MB,
  picture: 20 * MB,
  cover: MB,
  image: 10 * MB,
}

export const limitInMb = (purpose: UploadPurpose): number => UPLOAD_LIMITS[purpose] / MB
