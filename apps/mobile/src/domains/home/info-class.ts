export const INFO_AND_CLASS = 'POST /sands-lms/api/v1/homePageDecorate/infoAndClass'
