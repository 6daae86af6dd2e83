import { perFacts } from '#domain/business/per-facts.ts'
import { hasPaidSearchNumber } from '#domain/phone/paid-search-number.ts'
import { HOSTS_PLACEHOLDER } from '#domain/pages/feature-flags.ts'
import type { LegalCopy } from '#copy/page-types.ts'

/**
 * Lists what the code records: the fields of R50 and R51, the browser storage of R52, the location
 * of R53. Change both together. Facts that depend on feature flags have three wordings
 * (docs/decisions/0019).
 */
export const privacyPolicy = perFacts((): LegalCopy => ({
  meta: {
    title: 'Privacy Policy',
    description:
      'What this locksmith website records about you: your request, your device and your visit, who receives it, how long we keep it and how to delete it.',
  },
  heading: 'Privacy Policy',
  lead: 'What this site records about you, where it goes and how to have it deleted. We list every field by name.',
  translation: {
    text: 'The English text of this policy is binding; the Spanish one is for information.',
    link: 'Leer en español',
  },
  sections: [
    {
      heading: 'The short version',
      paragraphs: [
        'You can read every page without giving your name. If you send a request, we store what you typed together with facts about your device and your visit. Our staff read it to call you. We do not sell personal data.',
        {
          about: 'sharing',
          either:
            'If the banner asks whether another company may count your visit, that company learns about your visit if you accept. Otherwise we share nothing for advertising.',
          on: 'If you allow it in the banner, another company learns about your visit, to count visits and ads. “Who receives it” below says which.',
          off: 'We do not share it with others for advertising.',
        },
      ],
    },
    {
      heading: 'What you type',
      paragraphs: [
        'A request contains what you typed in the form and the page you sent it from. It is stored with the status “pending”.',
      ],
      items: [
        { title: 'Name and phone', text: 'So we can call you.' },
        { title: 'Email', text: 'Only if you give it.' },
        {
          title: 'Address, unit number, gate code',
          text: 'So we can find you. Unit and gate code only if you give them.',
        },
        { title: 'Service and timeframe', text: 'Or your own words, if you chose Other.' },
        {
          title: 'Notes',
          text: 'What you write in the form, notes you add later, and notes our staff write.',
        },
        {
          title: 'Photos',
          text: 'Only if you add them to your request. We store a smaller copy without the place and time that your camera recorded in it.',
        },
        {
          title: 'vehicle_info',
          text: 'For car work: year, make, model, whether all keys are lost, whether the key is unused.',
        },
        {
          title: 'The captcha’s token',
          text: 'Proof that you passed the check for robots. We verify it when the request arrives.',
        },
      ],
    },
    {
      heading: 'What is sent with your request',
      paragraphs: [
        'The site collects this while you use it, without asking. It leaves your device only with a request.',
      ],
      items: [
        {
          title: 'visitor_info',
          text: 'Browser and version, operating system, kind of device, platform, the browser’s own description of itself (user agent), language, time zone, screen size, window size, the time of sending, how long the form took, how long the page took to load, how long the visit lasted.',
        },
        {
          title: 'traffic_source',
          text: 'How you found us: source, medium, campaign and keyword (the utm values of the link you followed, or the name of the site it was on), the click ids of Google, Microsoft or Facebook (gclid, gbraid, wbraid, msclkid, fbclid) if the link had one, and the pages you visited here, in order.',
        },
        {
          title: 'page_metrics',
          text: 'Time on the page, how far you scrolled, how many times you touched or clicked, how often you went to a field of the form, and the time from your first page to sending.',
        },
        {
          title: 'Location',
          text: 'Latitude and longitude, only if your browser already lets this site know them, or if you press “Use my location” and agree. The form works without it.',
        },
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        'These values are in your browser’s own storage. You can see them and clear them at any time.',
      ],
      items: [
        { title: 'entryPage', text: 'The first page of your visit.' },
        { title: 'clickPath', text: 'The pages since then.' },
        {
          title: 'visitCount, lastVisitDate',
          text: 'How often you have visited, and when you last did.',
        },
        { title: 'submissionCount', text: 'How many requests this browser has sent.' },
        {
          title: 'utm_source, utm_medium, utm_campaign, utm_term',
          text: `The ad campaign you came from.${hasPaidSearchNumber() ? ' It also decides which of our two phone numbers you see.' : ''}`,
        },
        {
          title: 'gclid, gbraid, wbraid, msclkid, fbclid',
          text: 'The click ids of Google, Microsoft or Facebook, only if the link you followed had one.',
        },
        {
          title: 'sourceEnd, landing',
          text: 'When we forget how you found us, 90 days after you did, and the link itself until the page has read it.',
        },
        {
          title: 'reportedLead, waitingLeads',
          text: 'The numbers of your last requests, so that we count each once.',
        },
        { title: 'visitStart', text: 'When this visit began.' },
        {
          title: 'cookieConsent, tagConsent',
          text: 'Your answer to the banner, “accepted” or “declined”. The second one only if the banner asks about other companies.',
        },
        {
          title: 'spanishSuggested',
          text: 'The word “yes”, once we have offered you the Spanish pages, so that we offer them only once.',
        },
        {
          title: 'fromFormSubmission',
          text: 'Kept until you close the tab, so that the thank-you page knows you sent a request.',
        },
        {
          title: 'requestReceipt',
          text: 'Kept until you close the tab: the phone number, service, address and timeframe you sent, when we got them, and the key of your request’s secret link, so that the thank-you page can show them and take you to your request.',
        },
        {
          title: 'lastRequest',
          text: 'When we got your last request, and the key of its secret link, so that the home page and the thank-you page can take you back to it. Removed by your next visit there once the request has been closed for 24 hours.',
        },
        {
          title: 'Copies of pages',
          text: 'The home page, the booking page and the contact page, so that you can open them and see our number with no signal. They hold nothing about you. Clear the site data in your browser to remove them.',
        },
        {
          title: 'requestDraft',
          text: 'What you have typed so far, so you do not lose it if the signal drops or the tab closes. It stays on your device for 24 hours at most, without the gate code, and is removed once the request is sent.',
        },
      ],
    },
    {
      heading: 'The cookie banner',
      paragraphs: [
        {
          about: 'consent',
          either:
            'If the banner has “Accept” and “Decline”, your answer decides whether other companies may count your visit. If it has “Accept All”, that button and the close button both store “accepted” under cookieConsent and hide the banner.',
          on: 'Your answer to the banner is stored as “accepted” or “declined” under cookieConsent and tagConsent. After “Decline”, and if your browser sends Global Privacy Control, no script of other companies counts your visit.',
          off: 'Accept All and the close button both store “accepted” under cookieConsent and hide the banner.',
        },
        'The values listed above are stored from your first page on, before you close the banner too. If you do not want that, clear them or use a private window. You can also call us instead of using the form.',
      ],
    },
    {
      heading: 'Who receives it',
      paragraphs: [
        'A request is stored in our database, and our staff read it. The companies that run our server handle it only for us. We give it to others only if the law requires it.',
        {
          about: 'mail',
          either:
            'If this site sends email, the company that delivers our email also handles your request. If you give an email address, one email with a link to your request may go there, one when a locksmith accepts what you planned ahead, one for each price that we write, one with your receipt, and one after the job that asks for a review.',
          on: 'Your request also goes to our staff by email, through the company that delivers our email. If you give an email address, one email with a link to your request may go there, one when a locksmith accepts what you planned ahead, one for each price that we write, one with your receipt, and one after the job that asks for a review.',
          off: 'This site sends no email. Your request stays on our server, and our staff read it there.',
        },
        {
          about: 'telephone',
          either:
            'If our staff are called or texted about your request, that goes through a phone company. It gets the service, the town, the time, your car’s year, make and model if you gave them, and whether you have another open request. It does not get your name, street or notes. It gets your phone number only when one of our staff accepts your request and has the call connected to you, or to send the text message that you asked for on the form.',
          on: 'Our staff are called or texted about your request through a company named Twilio. Twilio gets the service, the town, the time, your car’s year, make and model if you gave them, and whether you have another open request. It does not get your name, street or notes. It gets your phone number only when one of our staff accepts your request and has the call connected to you, or to send the text message that you asked for on the form.',
          off: null,
        },
        {
          about: 'customer-calls',
          either:
            'If you call or text us, the phone company handles it. We do not record calls. For a call that goes through this site’s system we store your number, the time, which of our numbers you called, whether somebody answered, and what the phone companies say about your number; for a text, its words. If nobody answers, one text with a link to the form may come back. If you answer STOP, we keep your number on a list so that no text goes to it, until you send START.',
          on: 'Calls and texts to our numbers go through a company named Twilio. We do not record calls. For a call we store your number, the time, which of our numbers you called, whether somebody answered, and what the phone companies say about your number; for a text, its words. If nobody answers, one text with a link to the form may come back. If you answer STOP, we keep your number on a list so that no text goes to it, until you send START.',
          off: null,
        },
        {
          about: 'lead-events',
          either:
            'If we use another program for our jobs, it gets your request and what becomes of it, with your name, phone number, email and address, but not the gate code.',
          on: 'Another program that we use for our jobs gets your request and what becomes of it, with your name, phone number, email and address, but not the gate code.',
          off: null,
        },
        {
          about: 'notice-services',
          either:
            'If a message service tells our staff about your request, it gets the service, the town, the time, your language, your car’s year, make and model if you gave them, and whether you have another open request, and nothing else about you.',
          on: 'A message service tells our staff about your request. It gets the service, the town, the time, your language, your car’s year, make and model if you gave them, and whether you have another open request, and nothing else about you.',
          off: null,
        },
        'Like any server, ours sees the network address of each visitor. It uses that to stop one address from sending endless requests. A hash of the address, which cannot be turned back into the address, is kept with each request for 24 hours. No name, phone number, address, note or gate code is written to the server’s log.',
      ],
    },
    {
      heading: 'The link to your request',
      paragraphs: [
        'After you send a request, you get a secret link that shows its status. Anyone who has the link can see the service, the town, the times and the first letter of your name, and can agree to a price, cancel the request, or add a note or a photo. Your phone number, street, gate code, notes and photos are not on that page. The link stops working 48 hours after the job is over, and after 7 days at the latest.',
        'Once the job is done, the same page asks for a review. We publish it only if you agree, with your first name, your town and the service, and it stays until we hide it. Write to us if you want it removed. Without your consent it is deleted with your request.',
      ],
    },
    {
      heading: 'Other companies',
      paragraphs: [
        {
          about: 'recaptcha',
          either:
            'If the form shows Google reCAPTCHA, Google receives your network address and what its script collects. Google’s privacy policy applies to that. If it does not, we use our own check for robots.',
          on: 'The form uses Google reCAPTCHA to tell people from robots. Google receives your network address and what its script collects. Google’s privacy policy applies to that. If it cannot load, our own check takes its place.',
          off: 'The check for robots in the form is our own. It runs on your device and asks no other company.',
        },
        {
          about: 'maps',
          either:
            'If the address field suggests addresses, the suggestions come from Google Maps. Google then receives your network address and what you type in that field. Google’s privacy policy applies to that.',
          on: 'The address field gets its suggestions from Google Maps. Google receives your network address and what you type in that field. Google’s privacy policy applies to that.',
          off: 'The address field asks no other company for suggestions.',
        },
        {
          about: 'analytics',
          either:
            'If a service of another company counts visits here, your browser loads its script and sends it what you do on the page. That company’s privacy policy applies to that.',
          on: `A service of another company counts visits here. Your browser may load its script from ${HOSTS_PLACEHOLDER} and send it what you do on the page. That company’s privacy policy applies to that.`,
          off: 'No other company counts your visits here.',
        },
        'The fonts come from this site.',
      ],
    },
    {
      heading: 'How long we keep it',
      paragraphs: [
        'Requests are kept for {retentionDays} days and then deleted. The gate code and your photos leave our database 24 hours after the job closes; backups may still hold them, and emails may hold the gate code. Records that the law requires us to keep, such as invoices, stay as long as it requires.',
      ],
    },
    {
      heading: 'How to see, correct or delete your data',
      paragraphs: [
        'Write to {supportEmail} from the email address you gave us, or give us the phone number on the request. We’ll tell you what we have, and correct it or delete it, including the copy in our mailbox. You do not have to say why, and it does not change the service you get.',
      ],
    },
    {
      heading: 'Children',
      paragraphs: [
        'The form is for adults. If a child has sent us something, tell us, and we’ll delete it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If the site starts to record something else, we’ll change this page first. {legalName} is responsible for this site.',
      ],
    },
  ],
}))
