import type { DomainTable } from './categories.ts';

/** Well-known sites that are none of the other kinds: shops, marketplaces, app stores, portals, comparisons. */
export const OTHERS: DomainTable = {
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
  comparisons: `
    nerdwallet.com bankrate.com creditkarma.com lendingtree.com moneysupermarket.com comparethemarket.com gocompare.com
    uswitch.com check24.de verivox.de idealo.* billiger.de geizhals.* guenstiger.de preisvergleich.de smava.de
    finanztip.de durchblicker.at comparis.ch moneyland.ch lesfurets.com lelynx.fr meilleurtaux.com kelkoo.*
    rastreator.com acierto.com facile.it segugio.it trovaprezzi.it independer.nl kieskeurig.nl pricerunner.* prisjakt.*
    hintaopas.fi finder.com canstar.com.au iselect.com.au policybazaar.com paisabazaar.com bankbazaar.com buscape.com.br
    zoom.com.br pricespy.* skroutz.gr heureka.* arukereso.hu`,
  portals: `
    google.* bing.com yahoo.com duckduckgo.com baidu.com naver.com yandex.ru archive.org scribd.com slideshare.net
    issuu.com docs.google.com drive.google.com dropbox.com canva.com statista.com crunchbase.com pitchbook.com
    zoominfo.com owler.com similarweb.com builtwith.com dnb.com opencorporates.com northdata.de societe.com
    maps.google.com openstreetmap.org booking.com expedia.* airbnb.* hotels.com kayak.* skyscanner.* agoda.com trip.com
    hostelworld.com getyourguide.* viator.com zillow.com realtor.com redfin.com rightmove.co.uk zoopla.co.uk
    immobilienscout24.de immowelt.de seloger.com idealista.com funda.nl autotrader.* mobile.de autoscout24.* cars.com
    edmunds.com kbb.com carvana.com webmd.com mayoclinic.org clevelandclinic.org healthline.com medicalnewstoday.com
    verywellhealth.com drugs.com`,
};
