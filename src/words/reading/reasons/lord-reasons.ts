import type { VoicedLines } from '../matters/matter-texts.ts'

/**
 * What the lord of a house does for the matter, one sentence for each rule of verdicts/field.rules.ts, in
 * both voices. `{matter}` is what is asked about, `{main}` the house that it is read from, `{there}` the
 * house of its lord `{lord}`; `{clause}` is what it means (consequences.ts). Wordings of one place in two
 * lists differ in build, so that two lords' sentences can stand in one answer.
 */

export const lordPlaceLines: VoicedLines = {
  oracle: [
    {
      en: 'The lord of your {main} is {lord}, and it stands in your {there}: {clause}.',
      hi: 'आपके {main} के स्वामी {lord} हैं, और वे {there} में हैं: {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is placed in the {there}; {clause}.',
      hi: '{lord} आपके {main} के स्वामी होकर {there} में हैं; {clause}।',
    },
    {
      en: 'Your {main} belongs to {lord}, which is in the {there}: {clause}.',
      hi: 'आपके {main} के स्वामी, यानी {lord}, {there} में हैं: {clause}।',
    },
    {
      en: 'In the {there} I find {lord}, lord of your {main}, and so {clause}.',
      hi: '{there} में {lord} हैं, जो आपके {main} के स्वामी हैं, इसलिए {clause}।',
    },
  ],
  astra: [
    {
      en: '{Lord}, lord of your {main}, sits in the {there}, so {clause}.',
      hi: 'आपके {main} के स्वामी {lord} {there} में बैठे हैं, इसलिए {clause}।',
    },
    {
      en: 'With {lord}, ruler of your {main}, in the {there}, {clause}.',
      hi: '{lord} {main} के स्वामी हैं और {there} में बैठे हैं, तो {clause}।',
    },
    {
      en: 'You have {lord}, who is lord of your {main}, in the {there}, and so {clause}.',
      hi: 'आपके {there} में {lord} बैठे हैं, जो {main} के स्वामी हैं, इसीलिए {clause}।',
    },
    {
      en: 'The lord of your {main}, {lord}, is in the {there}, and that is why {clause}.',
      hi: '{main} के स्वामी {lord} {there} में हैं, इसी से {clause}।',
    },
  ],
}

export const lordStrongLines: VoicedLines = {
  oracle: [
    {
      en: '{Lord}, lord of your {main}, is {lord.main.dignity} in {lord.main.sign}, so {clause}.',
      hi: 'आपके {main} के स्वामी {lord} {lord.main.sign} राशि में {lord.main.dignity} हैं, इसलिए {clause}।',
    },
    {
      en: 'The lord of your {main}, {lord}, is {lord.main.dignity} in {lord.main.sign}: {clause}.',
      hi: '{lord}, जो {main} के स्वामी हैं, {lord.main.sign} राशि में {lord.main.dignity} हैं: {clause}।',
    },
    {
      en: 'What helps {matter} is {lord}, lord of your {main}: it is {lord.main.dignity} in {lord.main.sign}, and {clause}.',
      hi: '{matter} के पक्ष में {main} के स्वामी {lord} हैं: वे {lord.main.sign} राशि में {lord.main.dignity} हैं, और {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is {lord.main.dignity} in {lord.main.sign}; {clause}.',
      hi: '{lord} आपके {main} के स्वामी हैं और {lord.main.sign} राशि में {lord.main.dignity} हैं; {clause}।',
    },
  ],
  astra: [
    {
      en: 'A good sign: {lord}, who rules your {main}, is {lord.main.dignity}, so {clause}.',
      hi: '{main} के स्वामी {lord} {lord.main.dignity} हैं, इसलिए {clause}।',
    },
    {
      en: 'I like that {lord}, lord of your {main}, is {lord.main.dignity}: {clause}.',
      hi: 'अच्छा है कि आपके {main} के स्वामी {lord} {lord.main.dignity} हैं: {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is {lord.main.dignity}, which means that {clause}.',
      hi: '{lord} {lord.main.dignity} हैं और आपके {main} के स्वामी हैं, यानी {clause}।',
    },
    {
      en: 'You can lean on {lord} here: it is lord of your {main} and {lord.main.dignity} in your chart, and {clause}.',
      hi: '{lord} आपके {main} के स्वामी हैं और कुंडली में {lord.main.dignity} हैं, तो {clause}।',
    },
  ],
}

export const lordFallenLines: VoicedLines = {
  oracle: [
    {
      en: 'The weak point is {lord}, lord of your {main}: it is debilitated in {lord.main.sign}, and {clause}.',
      hi: 'कमज़ोर कड़ी {main} के स्वामी {lord} हैं: वे {lord.main.sign} राशि में नीच के हैं, और {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is debilitated in {lord.main.sign}, so {clause}.',
      hi: '{lord} आपके {main} के स्वामी हैं और {lord.main.sign} राशि में नीच के हैं, इसलिए {clause}।',
    },
    {
      en: 'In your chart {lord}, lord of your {main}, is debilitated in {lord.main.sign}: {clause}.',
      hi: 'आपकी कुंडली में {main} के स्वामी {lord} {lord.main.sign} राशि में नीच के हैं: {clause}।',
    },
    {
      en: 'The lord of your {main}, {lord}, is debilitated in {lord.main.sign}; {clause}.',
      hi: '{main} के स्वामी, यानी {lord}, {lord.main.sign} राशि में नीच के हैं; {clause}।',
    },
  ],
  astra: [
    {
      en: '{Lord} rules your {main} and is debilitated, which is why {clause}.',
      hi: '{main} के स्वामी {lord} नीच के हैं, इसी कारण {clause}।',
    },
    {
      en: 'It is not your fault: {lord}, lord of your {main}, is debilitated, and {clause}.',
      hi: 'इसमें आपकी कमी नहीं: आपके {main} के स्वामी {lord} नीच के हैं, और {clause}।',
    },
    {
      en: 'The lord of your {main} is {lord}, and it is debilitated in your chart, so {clause}.',
      hi: '{lord} आपके {main} के स्वामी हैं और नीच के हैं, तो {clause}।',
    },
    {
      en: 'What keeps you waiting is {lord}, lord of your {main} and debilitated: {clause}.',
      hi: 'बात {lord} पर अटकती है, जो {main} के स्वामी हैं और नीच के हैं: {clause}।',
    },
  ],
}

export const lordCombustLines: VoicedLines = {
  oracle: [
    {
      en: '{Lord}, lord of your {main}, is combust, so {clause}.',
      hi: '{main} के स्वामी {lord} अस्त हैं, इसलिए {clause}।',
    },
    {
      en: 'The lord of your {main} is {lord}, and it is combust: {clause}.',
      hi: 'आपके {main} के स्वामी {lord} हैं, और वे अस्त हैं: {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is combust, near the Sun; {clause}.',
      hi: '{lord} आपके {main} के स्वामी हैं और सूर्य के पास होने से अस्त हैं; {clause}।',
    },
    {
      en: 'Because {lord}, lord of your {main}, is combust, {clause}.',
      hi: 'आपके {main} के स्वामी {lord} अस्त हैं, इस कारण {clause}।',
    },
  ],
  astra: [
    {
      en: 'The lord of your {main}, {lord}, is combust, and {clause}.',
      hi: 'आपके {main} के स्वामी {lord} अस्त हैं, तो {clause}।',
    },
    {
      en: '{Lord} rules your {main} and is combust, which is why {clause}.',
      hi: '{lord} {main} के स्वामी हैं और अस्त हैं, इसी से {clause}।',
    },
    {
      en: 'Your {main} belongs to {lord}, which is combust: {clause}.',
      hi: '{lord} अस्त हैं और आपके {main} के स्वामी हैं: {clause}।',
    },
    {
      en: 'One reason is {lord}, lord of your {main}: it is combust, and {clause}.',
      hi: 'एक वजह {main} के स्वामी {lord} हैं: वे अस्त हैं, और {clause}।',
    },
  ],
}
