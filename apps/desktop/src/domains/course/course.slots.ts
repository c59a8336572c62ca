import { lazy } from 'react'
import type { Slots } from '../../kernel/slots.ts'

const CourseCard = lazy(async () => ({ default: (await import('./learn/browse/course-card.tsx')).CourseCard }))
const LecturerCourses = lazy(async () => ({
  default: (await import('./learn/browse/lecturer-courses.tsx')).LecturerCourses,
}))

export const courseParts = { CourseCard, LecturerCourses } satisfies Partial<Slots>
