import type { Requests } from './requests.testing.ts'

/** Valid requests to the rows of content and places, which are nobody's own. */
export const contentRequests = () => {
  return {
    'ai/getInfo': {},
    about: {},
    videos: {},
    'site/stats': {},
    'site/testimonials': {},
    'site/reviews': {},
    'site/links': {},
    languages: {},
    'blog/posts': { page: 1, per_page: 3 },
    'blog/getCount': {},
    'blog/post': { slug: 'how-exact-must-a-birth-time-be' },
    'places/suggest': { input: 'delhi' },
    'places/locate': { place_id: 'id', description: 'Delhi', session: '12345678' },
  } satisfies Partial<Requests>
}
