import type { DomainTable } from './categories.ts';

/** Marketplaces, app stores and portals. */
export const PORTALS: DomainTable = {
  marketplaces: `
    amazon.* ebay.* etsy.com walmart.com target.com bestbuy.com costco.com homedepot.com lowes.com wayfair.*
    overstock.com newegg.com aliexpress.* alibaba.com temu.com shein.* wish.com zalando.* asos.com otto.de mediamarkt.*
    saturn.de conrad.* cdiscount.com fnac.com darty.com boulanger.com leroymerlin.* elcorteingles.es pccomponentes.com
    bol.com coolblue.* allegro.pl ceneo.pl emag.* alza.* mall.cz digitec.ch galaxus.* argos.co.uk currys.co.uk
    johnlewis.com mercadolibre.* mercadolivre.com.br magazineluiza.com.br americanas.com.br flipkart.com snapdeal.com
    myntra.com rakuten.co.jp shopping.yahoo.co.jp zozo.jp coupang.com gmarket.co.kr 11st.co.kr taobao.com tmall.com
    jd.com pinduoduo.com shopee.* lazada.* tokopedia.com bukalapak.com jumia.* noon.com takealot.com trendyol.com
    hepsiburada.com ozon.ru wildberries.ru craigslist.org gumtree.* kleinanzeigen.de leboncoin.fr subito.it
    marktplaats.nl olx.* avito.ru`,
  'app stores': `
    apps.apple.com play.google.com chromewebstore.google.com addons.mozilla.org apps.microsoft.com
    marketplace.atlassian.com appexchange.salesforce.com apps.shopify.com wordpress.org store.steampowered.com`,
  portals: `
    google.* bing.com yahoo.com duckduckgo.com baidu.com naver.com yandex.ru docs.google.com drive.google.com
    dropbox.com canva.com maps.google.com booking.com expedia.* airbnb.* hotels.com kayak.* skyscanner.* agoda.com
    trip.com hostelworld.com getyourguide.* viator.com zillow.com realtor.com redfin.com rightmove.co.uk zoopla.co.uk
    immobilienscout24.de immowelt.de seloger.com idealista.com funda.nl autotrader.* mobile.de autoscout24.* cars.com
    carvana.com`,
};

/** Reference works other than encyclopedias: health portals, archives and registers. */
export const REFERENCES: DomainTable = {
  world: `
    archive.org scribd.com slideshare.net issuu.com dnb.com opencorporates.com northdata.de societe.com
    openstreetmap.org edmunds.com kbb.com webmd.com mayoclinic.org clevelandclinic.org healthline.com
    medicalnewstoday.com verywellhealth.com drugs.com`,
};
