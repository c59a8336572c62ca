import { lazy } from 'react'
import type { Slots } from '../../kernel/slots.ts'

const CourseCard = lazy(async () => ({ default: (await import('./learn/course-card.tsx')).CourseCard }))
const LecturerCourses = lazy(async () => ({ default: (await import('./learn/lecturer-courses.tsx')).LecturerCourses }))

export const courseParts = { CourseCard, LecturerCourses } satisfies Partial<Slots>
