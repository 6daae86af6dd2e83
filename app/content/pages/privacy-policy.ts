import type { LegalCopy } from '../page-types.ts'

/**
 * What is recorded, as the code records it: the fields of R50 and R51, the
 * browser storage of R52, the location of R53. A change there is a change here.
 */
export const privacyPolicy: LegalCopy = {
  meta: {
    title: 'Privacy Policy',
    description:
      'Everything this site records, by name: your request, device and visit facts, browser storage, who receives it, how long it stays, how to delete it.',
  },
  heading: 'Privacy Policy',
  lead: 'What this site writes down about you, where it goes, and how to have it removed. We list the fields by name, because “certain information” is not an answer.',
  sections: [
    {
      heading: 'The short version',
      paragraphs: [
        'You can read every page without giving your name. If you send a request, we store what you typed together with facts about your device and your visit. Our staff read it in order to call you. We do not sell personal data, and we do not share it for other people’s advertising.',
      ],
    },
    {
      heading: 'What you type',
      paragraphs: [
        'A request holds the fields of the form and the path of the page you sent it from. It is stored with the status “pending”.',
      ],
      items: [
        { title: 'Name and phone', text: 'So that we can call you.' },
        { title: 'Email', text: 'Only if you give it.' },
        {
          title: 'Address, unit number, gate code',
          text: 'So that we can find the door. Unit and gate code only if you give them.',
        },
        { title: 'Service and timeframe', text: 'Or your own words, if you chose Other.' },
        { title: 'Notes', text: 'Only if you write any.' },
        {
          title: 'vehicle_info',
          text: 'For car work: year, make, model, whether all keys are lost, whether the key is unused.',
        },
        {
          title: 'The captcha’s token',
          text: 'Proof that somebody ticked the box. It is checked when the request arrives.',
        },
      ],
    },
    {
      heading: 'What goes along with it',
      paragraphs: [
        'These are collected without asking while you use the site, and they leave your device only with a request.',
      ],
      items: [
        {
          title: 'visitor_info',
          text: 'Browser and version, operating system, kind of device, platform, the browser’s own description of itself (user agent), language, time zone, screen size, window size, the time of sending, how long the form took, how long the page took to load, how long the visit lasted.',
        },
        {
          title: 'traffic_source',
          text: 'Where you came from: source, medium, campaign and keyword (the utm values of the link you followed), Google’s click ids (gclid, gbraid, wbraid) if the link carried one, and the pages you visited here, in order.',
        },
        {
          title: 'page_metrics',
          text: 'Time on the page, how far you scrolled, how many times you touched or clicked, how often you entered a field of the form, and the time from your first page to sending.',
        },
        {
          title: 'Location',
          text: 'Latitude and longitude, only if your browser already allows this site to know them or you press “Use my location” and agree. Otherwise no location is taken, and the form works without it.',
        },
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'These values are in your browser’s own storage. You can see them, and you can clear them with the rest of this site’s data at any time.',
      ],
      items: [
        { title: 'entryPage', text: 'The first page of your visit.' },
        { title: 'clickPath', text: 'The pages since then.' },
        {
          title: 'visitCount, lastVisitDate',
          text: 'How often you have been here, and when last.',
        },
        { title: 'submissionCount', text: 'How many requests this browser has sent.' },
        {
          title: 'utm_source, utm_medium, utm_campaign, utm_term',
          text: 'The campaign you came by. It also decides which of our two phone numbers you see.',
        },
        { title: 'visitStart', text: 'When this visit began.' },
        { title: 'cookieConsent', text: 'The word “accepted”, once you have closed the banner.' },
        {
          title: 'fromFormSubmission',
          text: 'A mark that lasts as long as the tab, so that the thank-you page knows a request was sent.',
        },
        {
          title: 'requestReceipt',
          text: 'For as long as the tab: the phone number, service, address and timeframe you sent, so that the thank-you page can show them to you.',
        },
        {
          title: 'Copies of pages',
          text: 'The home page, the booking page and the contact page, so that they open with our number when there is no signal. They hold nothing about you, and clearing the site data in your browser removes them.',
        },
        {
          title: 'requestDraft',
          text: 'What you have typed so far, so that a dropped signal or a closed tab does not lose it. It is kept on your device for 24 hours at most, without the gate code, and removed when the request has gone out.',
        },
      ],
    },
    {
      heading: 'The banner',
      paragraphs: [
        'The cookie banner has one answer. Its button and its close mark both store “accepted” under cookieConsent and put it away. The values listed above are kept from your first page on, before the banner is closed as well as after. If you do not want that, clear them, browse in a private window, or call us and leave the form alone.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'A request is stored in our database and sent to our staff by email. Companies that run our server or deliver our mail handle it for us and for nothing else. We hand it on beyond that only when the law makes us.',
        'Like any server, ours sees the network address of each visitor. It uses it to keep one address from sending requests without end. No name, phone number, address, note or gate code is written to the server’s log.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        'As it comes, this site loads nothing from other companies: the check for robots is our own, the address is typed by hand, and the fonts are served from here.',
        'The owner can switch on Google reCAPTCHA and Google Maps for the form. If they are on, Google receives your network address and what its scripts collect, and the address you type goes to Google for suggestions. Google’s privacy policy applies to that. If the owner adds an analytics program, the page tells it how quickly it loaded.',
      ],
    },
    {
      heading: 'How long it stays',
      paragraphs: [
        'Requests are kept for {retentionDays} days and then deleted. Records that the law tells a business to keep, such as invoices, stay for as long as it says.',
      ],
    },
    {
      heading: 'See it, correct it, delete it',
      paragraphs: [
        'Write to {supportEmail} from the address you gave us, or name the phone number on the request. We tell you what we hold, correct it or delete it, and that includes the copy in the staff’s mailbox. You need not say why, and asking changes nothing about the service you get.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The form is for adults. If a child has sent us something, tell us and we delete it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'When the site begins to record something else, this page says so first. {legalName} is responsible for it.',
      ],
    },
  ],
}
