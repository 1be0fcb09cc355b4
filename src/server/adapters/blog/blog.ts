import type { Language } from '../../../words/say.ts'

/** A picture on the source's own host: `path` begins with a slash. */
export interface BlogPicture {
  path: string
  /** Pixels. */
  width: number
  height: number
  alt: string
}

/** All HTML in here is clean already: a source is not trusted (clean-html.ts). */
export interface BlogTeaser {
  slug: string
  date: Date
  language: Language
  titleHtml: string
  excerptHtml: string
  /** 0 where it has none. */
  mediaId: number
  picture: BlogPicture | null
}

export interface BlogPost extends BlogTeaser {
  contentHtml: string
  /** For search engines; empty where the source says nothing. */
  headTitle: string
  headDescription: string
}

export interface BlogNeighbour {
  slug: string
  titleHtml: string
}

/** Where the posts come from. Newest first; pages count from 1. */
export interface Blog {
  /** @throws BlogGone when the source does not answer and no copy is kept. */
  list(
    page: number,
    perPage: number,
    language: Language,
  ): Promise<{ posts: BlogTeaser[]; total: number }>
  /** null where there is no such post. Previous is the older one. */
  post(
    slug: string,
    language: Language,
  ): Promise<{
    post: BlogPost
    previous: BlogNeighbour | null
    next: BlogNeighbour | null
  } | null>
  /** The bytes at a picture's path, or null: at most `maxPictureBytes`. `left` ends the asking. */
  picture(path: string, left?: AbortSignal): Promise<Uint8Array | null>
}

/** Where the pictures of the posts are had on our host, before their path at the source. */
export const blogPictures = '/blog-pictures'

export const maxPictureBytes = 8 * 1024 * 1024

/** The source does not answer, and nothing of it is kept. */
export class BlogUnavailable extends Error {}
