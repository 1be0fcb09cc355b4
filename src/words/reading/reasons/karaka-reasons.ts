import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * How the significator of the matter does: `{graha}` is the karaka of `{matter}`, `{there}` its house.
 * Wordings of one place in two lists are built alike, and those of two places are not, so that two lists
 * can stand in one answer.
 */

export const karakaStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet for {matter}, is {graha.dignity} in {graha.sign}, so {clause}.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में {graha.dignity} हैं, इसलिए {clause}।',
    },
    {
      en: 'For {matter} one looks to {graha}, which is {graha.dignity} in your chart: {clause}.',
      hi: '{matter} की बात {graha} से देखते हैं, जो आपकी कुंडली में {graha.dignity} हैं: {clause}।',
    },
    {
      en: 'The planet for {matter} is {graha}, and it is {graha.dignity} in {graha.sign}; {clause}.',
      hi: '{graha}, जो {matter} के कारक हैं, {graha.sign} राशि में {graha.dignity} हैं; {clause}।',
    },
    {
      en: 'In {graha.sign} stands {graha}, {graha.dignity}, the planet for {matter}, and so {clause}.',
      hi: '{graha.sign} राशि में {graha} {graha.dignity} हैं, और {matter} के कारक हैं: {clause}।',
    },
  ],
  astra: [
    {
      en: 'I am glad that {graha} is {graha.dignity} in your chart: for {matter} this means that {clause}.',
      hi: 'आपकी कुंडली में {graha} {graha.dignity} हैं, और {matter} का हाल इन्हीं से देखते हैं: {clause}।',
    },
    {
      en: 'You have {graha}, the planet for {matter}, {graha.dignity} in your chart, so {clause}.',
      hi: '{graha} आपकी कुंडली में {graha.dignity} हैं और {matter} के कारक हैं, इसलिए {clause}।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is {graha.dignity} in your chart: {clause}.',
      hi: '{matter} का हाल {graha} से पता चलता है, और वे आपकी कुंडली में {graha.dignity} हैं: {clause}।',
    },
    {
      en: 'In your chart {graha}, the planet for {matter}, is {graha.dignity}, and {clause}.',
      hi: '{matter} के कारक {graha} {graha.dignity} हैं, तो {clause}।',
    },
  ],
}

export const karakaFallenLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, the planet for {matter}, is debilitated in {graha.sign}, so {clause}.',
      hi: '{matter} के कारक {graha} {graha.sign} राशि में नीच के हैं, इसलिए {clause}।',
    },
    {
      en: 'For {matter} one looks to {graha}, which is debilitated in {graha.sign}: {clause}.',
      hi: '{matter} की बात {graha} से देखते हैं, जो {graha.sign} राशि में नीच के हैं: {clause}।',
    },
    {
      en: 'The planet for {matter} is {graha}, and it is debilitated in {graha.sign}; {clause}.',
      hi: '{graha}, जो {matter} के कारक हैं, {graha.sign} राशि में नीच के हैं; {clause}।',
    },
    {
      en: 'In {graha.sign} {graha} is debilitated, and it is the planet for {matter}: {clause}.',
      hi: '{graha.sign} राशि में {graha} नीच के हैं, और {matter} का हाल इन्हीं से देखते हैं: {clause}।',
    },
  ],
  astra: [
    {
      en: 'In your chart {graha}, the planet for {matter}, is debilitated, and {clause}.',
      hi: 'आपकी कुंडली में {matter} के कारक {graha} नीच के हैं, और {clause}।',
    },
    {
      en: 'You have {graha}, the planet for {matter}, debilitated in your chart, so {clause}.',
      hi: '{graha} आपकी कुंडली में नीच के हैं और {matter} के कारक हैं, इसलिए {clause}।',
    },
    {
      en: 'For {matter} I look to {graha} first, and it is debilitated in your chart: {clause}.',
      hi: '{matter} का हाल {graha} से पता चलता है, और वे आपकी कुंडली में नीच के हैं: {clause}।',
    },
    {
      en: 'One reason is {graha}, the planet for {matter}: it is debilitated, and {clause}.',
      hi: 'एक वजह {matter} के कारक {graha} हैं: वे नीच के हैं, और {clause}।',
    },
  ],
}

export const karakaPlaceLines: VoicedLines = {
  oracle: [
    {
      en: 'The planet for {matter}, {graha}, stands in your {there}: {clause}.',
      hi: '{matter} के कारक {graha} आपके {there} में हैं: {clause}।',
    },
    {
      en: 'For {matter} one looks to {graha}, which is in your {there}, so {clause}.',
      hi: '{matter} की बात {graha} से देखते हैं, जो आपके {there} में हैं, इसलिए {clause}।',
    },
    {
      en: '{Graha}, the planet for {matter}, is placed in your {there}; {clause}.',
      hi: '{graha}, जो {matter} के कारक हैं, {there} में हैं; {clause}।',
    },
    {
      en: 'In your {there} is {graha}, the planet for {matter}, and so {clause}.',
      hi: 'आपके {there} में {matter} के कारक {graha} हैं, इसलिए {clause}।',
    },
  ],
  astra: [
    {
      en: 'For {matter} I look to {graha} first; it is in your {there}, so {clause}.',
      hi: '{matter} का हाल {graha} से पता चलता है, और वे आपके {there} में हैं: {clause}।',
    },
    {
      en: 'You have {graha}, the planet for {matter}, in your {there}, and {clause}.',
      hi: '{graha} आपके {there} में हैं और {matter} के कारक हैं, तो {clause}।',
    },
    {
      en: '{Graha} sits in your {there} and is the planet for {matter}: {clause}.',
      hi: '{matter} के कारक {graha} {there} में बैठे हैं, इसलिए {clause}।',
    },
    {
      en: 'With {graha}, the planet for {matter}, in the {there}, {clause}.',
      hi: '{graha} {there} में बैठे हैं, और {matter} का हाल इन्हीं से देखते हैं: {clause}।',
    },
  ],
}

/** The second significator of a matter, where the first has the name of it. */
export const alsoStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha} also speaks for {matter}, and it is {graha.dignity} in {graha.sign}: {clause}.',
      hi: '{matter} में {graha} का भी हाथ है, और वे {graha.sign} राशि में {graha.dignity} हैं: {clause}।',
    },
  ],
  astra: [
    {
      en: '{Graha} too counts for {matter}, and it is {graha.dignity} in your chart: {clause}.',
      hi: '{matter} में {graha} भी देखे जाते हैं, और वे आपकी कुंडली में {graha.dignity} हैं: {clause}।',
    },
  ],
}
export const alsoFallenLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, which also speaks for {matter}, is debilitated in {graha.sign}: {clause}.',
      hi: '{matter} में {graha} का भी हाथ है, और वे {graha.sign} राशि में नीच के हैं: {clause}।',
    },
  ],
  astra: [
    {
      en: '{Graha}, which also counts for {matter}, is debilitated in your chart: {clause}.',
      hi: '{matter} में {graha} भी देखे जाते हैं, और वे आपकी कुंडली में नीच के हैं: {clause}।',
    },
  ],
}
export const alsoPlaceLines: VoicedLines = {
  oracle: [
    {
      en: '{Graha}, which also speaks for {matter}, stands in your {there}: {clause}.',
      hi: '{matter} में {graha} का भी हाथ है, और वे आपके {there} में हैं: {clause}।',
    },
    {
      en: '{Graha} has a hand in {matter} too, and it stands in your {there}; {clause}.',
      hi: '{matter} की बात {graha} से भी देखते हैं, जो आपके {there} में हैं; {clause}।',
    },
  ],
  astra: [
    {
      en: '{Graha} too counts for {matter}, and it is in your {there}: {clause}.',
      hi: '{matter} में {graha} भी देखे जाते हैं, और वे आपके {there} में हैं: {clause}।',
    },
    {
      en: '{Graha} has a say in {matter} as well, and it is in your {there}: {clause}.',
      hi: '{matter} का हाल {graha} से भी पता चलता है, और वे {there} में हैं: {clause}।',
    },
  ],
}
